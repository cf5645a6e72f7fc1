/** Opening and closing a connection, states as in RFC 9293, figures 5 to 12. */
import type { Network, Side } from './network.ts';

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
    const again = this.#tries > 1 ? '（重传）' : '';
    this.net.send(this.from, { label: this.label + again, why }, this.receive);
    this.#stop?.();
    this.#stop = this.net.after(this.#timeout, () => this.#expire());
  }

  #expire(): void {
    if (this.#tries >= MOST_TRIES) {
      this.net.tell(this.from, 'timeout', { text: `${this.from}放弃`, why: `${this.label}试了${this.#tries}次` });
      return;
    }
    this.net.tell(this.from, 'timeout', { text: `${this.from}超时`, why: `${this.#timeout} ms没有回应` });
    this.#timeout *= 2;
    this.send('超时重传');
  }

  answered(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}

const heard = (net: Network, side: Side, label: string, why: string): void =>
  net.tell(side, 'receive', { text: `${side}收到${label}`, why });

/** The three-way handshake; calls back when A may send. */
export function open(net: Network, ready: () => void = () => {}): void {
  net.states.A = 'SYN-SENT';
  net.states.B = 'LISTEN';
  const reply = new Message(net, 'B', 'SYN+ACK', () => {
    const isNew = net.states.A === 'SYN-SENT';
    if (isNew) net.states.A = 'ESTABLISHED';
    syn.answered();
    heard(net, 'A', 'SYN+ACK', isNew ? '对方收到了，A这边建立' : '对方没收到确认，再确认一次');
    net.send('A', { label: 'ACK', why: '让B知道回路也通' }, confirm);
    if (isNew) ready();
  });
  const confirm = () => {
    const isNew = net.states.B === 'SYN-RECEIVED';
    if (isNew) net.states.B = 'ESTABLISHED';
    reply.answered();
    heard(net, 'B', 'ACK', isNew ? '两个方向都通了，B这边建立' : '已经建立');
  };
  const syn = new Message(net, 'A', 'SYN', () => {
    const isNew = net.states.B === 'LISTEN';
    if (isNew) net.states.B = 'SYN-RECEIVED';
    heard(net, 'B', 'SYN', isNew ? '有人要建立连接' : '重复的SYN');
    if (net.states.B === 'SYN-RECEIVED') reply.send('确认SYN，并发自己的SYN');
  });
  syn.send('A要建立连接');
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
      net.tell('A', 'state', { text: 'A关闭', why: '等过了2MSL，不会再有旧的段' });
    });
  };
  const last = new Message(net, 'B', 'FIN', () => {
    fin.answered();
    const isNew = net.states.A !== 'TIME-WAIT';
    if (net.states.A === 'CLOSED') return heard(net, 'A', 'FIN', '连接已经不在');
    net.states.A = 'TIME-WAIT';
    heard(net, 'A', 'FIN', isNew ? '对方也说完了，等2MSL' : '自己的ACK丢了，再确认，重新等2MSL');
    wait();
    net.send('A', { label: 'ACK', why: '确认对方的FIN' }, () => {
      last.answered();
      net.states.B = 'CLOSED';
      heard(net, 'B', 'ACK', 'B关闭');
    });
  });
  const fin = new Message(net, 'A', 'FIN', () => {
    const isNew = net.states.B === 'ESTABLISHED';
    if (isNew) net.states.B = 'CLOSE-WAIT';
    heard(net, 'B', 'FIN', isNew ? 'A没有话要说了，B还可以说' : '重复的FIN，再确认');
    net.send('B', { label: 'ACK', why: '确认A的FIN' }, () => {
      fin.answered();
      if (net.states.A === 'FIN-WAIT-1') net.states.A = 'FIN-WAIT-2';
      heard(net, 'A', 'ACK', '自己的方向关上了，等对方');
    });
    if (isNew) net.after(300, finish);
  });
  const finish = () => {
    net.states.B = 'LAST-ACK';
    last.send('B也说完了');
  };
  fin.send('A没有数据要发了');
}
