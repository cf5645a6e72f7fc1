/** Opening and closing a connection, states as in RFC 9293, figures 5 to 12. */
import type { Network, Side } from './network.ts';
import { words } from './words/lab.ts';

/** First timeout, and tries before giving up. */
const FIRST_TIMEOUT = 1000;
const MOST_TRIES = 5;
/** Twice the longest life of a segment; the standard's is four minutes, which nobody would watch. */
const TWO_LIVES = 4000;

/** A message that is sent again until it is answered. */
export class Message {
  readonly net: Network;
  readonly from: Side;
  readonly label: string;
  readonly receive: () => void;
  #stop: (() => void) | undefined;
  #tries = 0;
  #timeout = FIRST_TIMEOUT;

  constructor(net: Network, from: Side, label: string, receive: () => void) {
    this.net = net;
    this.from = from;
    this.label = label;
    this.receive = receive;
  }

  send(why: string): void {
    this.#tries++;
    const again = this.#tries > 1 ? words.again : '';
    this.net.send(this.from, { label: this.label + again, why }, this.receive);
    this.#stop?.();
    this.#stop = this.net.after(this.#timeout, () => this.#expire());
  }

  #expire(): void {
    if (this.#tries >= MOST_TRIES) {
      this.net.tell(this.from, 'timeout', {
        text: words.givesUp(this.from),
        why: words.tried(this.label, this.#tries),
      });
      return;
    }
    this.net.tell(this.from, 'timeout', { text: words.timesOut(this.from), why: words.noAnswer(this.#timeout) });
    this.#timeout *= 2;
    this.send(words.sentAgain);
  }

  answered(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}

const heard = (net: Network, side: Side, label: string, why: string): void =>
  net.tell(side, 'receive', { text: words.receives(side, label), why });

/** The three-way handshake; calls back when A may send. */
export function open(net: Network, ready: () => void = () => {}): void {
  net.states.A = 'SYN-SENT';
  net.states.B = 'LISTEN';
  const reply = new Message(net, 'B', 'SYN+ACK', () => {
    const isNew = net.states.A === 'SYN-SENT';
    if (isNew) net.states.A = 'ESTABLISHED';
    syn.answered();
    heard(net, 'A', 'SYN+ACK', isNew ? words.reachedB : words.ackMissing);
    net.send('A', { label: 'ACK', why: words.wayBack }, confirm);
    if (isNew) ready();
  });
  const confirm = () => {
    const isNew = net.states.B === 'SYN-RECEIVED';
    if (isNew) net.states.B = 'ESTABLISHED';
    reply.answered();
    heard(net, 'B', 'ACK', isNew ? words.bothWays : words.alreadyOpen);
  };
  const syn = new Message(net, 'A', 'SYN', () => {
    const isNew = net.states.B === 'LISTEN';
    if (isNew) net.states.B = 'SYN-RECEIVED';
    heard(net, 'B', 'SYN', isNew ? words.someoneConnects : words.secondSyn);
    if (net.states.B === 'SYN-RECEIVED') reply.send(words.replySyn);
  });
  syn.send(words.wantsToConnect);
}

/** Closing from both sides, one after the other. */
export function close(net: Network): void {
  net.states.A = 'FIN-WAIT-1';
  net.states.B = 'ESTABLISHED';
  let stop: (() => void) | undefined;
  const wait = () => {
    stop?.();
    stop = net.after(TWO_LIVES, () => {
      net.states.A = 'CLOSED';
      net.tell('A', 'state', { text: words.closesA, why: words.waitedOut });
    });
  };
  const last = new Message(net, 'B', 'FIN', () => {
    fin.answered();
    const isNew = net.states.A !== 'TIME-WAIT';
    if (net.states.A === 'CLOSED') return heard(net, 'A', 'FIN', words.connectionGone);
    net.states.A = 'TIME-WAIT';
    heard(net, 'A', 'FIN', isNew ? words.bothDone : words.ownAckLost);
    wait();
    net.send('A', { label: 'ACK', why: words.ackFinOfB }, () => {
      last.answered();
      net.states.B = 'CLOSED';
      heard(net, 'B', 'ACK', words.closesB);
    });
  });
  const fin = new Message(net, 'A', 'FIN', () => {
    const isNew = net.states.B === 'ESTABLISHED';
    if (isNew) net.states.B = 'CLOSE-WAIT';
    heard(net, 'B', 'FIN', isNew ? words.doneA : words.secondFin);
    net.send('B', { label: 'ACK', why: words.ackFinOfA }, () => {
      fin.answered();
      if (net.states.A === 'FIN-WAIT-1') net.states.A = 'FIN-WAIT-2';
      heard(net, 'A', 'ACK', words.halfClosed);
    });
    if (isNew) net.after(300, finish);
  });
  const finish = () => {
    net.states.B = 'LAST-ACK';
    last.send(words.doneB);
  };
  fin.send(words.noMoreData);
}
