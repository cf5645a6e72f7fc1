/** What two ends say to each other above the connection: TLS, and the state of a game. */
import { Message, open } from './connection.ts';
import type { Network, Side } from './network.ts';
import { words } from './words/lab.ts';

/** A request over TLS, from the first SYN to the answer. */
export function secure(net: Network, version: 'tls12' | 'tls13'): void {
  const flights = words.flights[version];
  const arrived = new Set<number>();
  const messages: Message[] = flights.map(({ label, why }, i) => {
    const [from, to]: [Side, Side] = i % 2 === 0 ? ['A', 'B'] : ['B', 'A'];
    return new Message(net, from, label, () => {
      const isNew = !arrived.has(i);
      arrived.add(i);
      messages[i - 1]?.answered();
      net.tell(to, 'receive', { text: words.receives(to, label), why: isNew ? why : words.answeredAgain });
      if (i === flights.length - 1) messages[i]?.answered();
      else if (isNew || arrived.has(i + 1)) messages[i + 1]?.send(flights[i + 1]?.why ?? '');
    });
  });
  open(net, () => messages[0]?.send(flights[0]?.why ?? ''));
}

/** Inputs of a player, and time between them, ms. */
export const INPUTS = 8;
const TICK = 100;

/** A player's steps, predicted at once, decided by the server, put right when its word comes. */
export function replicate(net: Network): void {
  let shown = 0;
  let place = 0;
  const pending: number[] = [];
  net.states.A = 'x = 0';
  net.states.B = 'x = 0';
  const decide = (input: number) => {
    place++;
    net.states.B = `x = ${place}`;
    net.tell('B', 'receive', { text: words.handles(input), why: words.authority(place) });
    const truth = place;
    net.send('B', { label: words.stateOf(input, truth), why: words.sendsState }, () => correct(input, truth));
  };
  const correct = (input: number, truth: number) => {
    while (pending[0] !== undefined && pending[0] <= input) pending.shift();
    const right = truth + pending.length;
    const change = right - shown;
    shown = right;
    net.states.A = `x = ${shown}`;
    net.tell('A', 'receive', {
      text: words.receives('A', words.stateOf(input, truth)),
      why: change === 0 ? words.asPredicted(pending.length) : words.corrected(pending.length, change),
    });
  };
  for (let input = 1; input <= INPUTS; input++) {
    net.after((input - 1) * TICK, () => {
      pending.push(input);
      shown++;
      net.states.A = `x = ${shown}`;
      net.send('A', { label: words.input(input), why: words.predicts(shown) }, () => decide(input));
    });
  }
}
