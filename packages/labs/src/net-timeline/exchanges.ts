/** What two ends say to each other above the connection: TLS, and the state of a game. */
import { Message, open } from './connection.ts';
import type { Network, Side } from './network.ts';

/** Flights of a handshake after the connection is open: who says what. */
const FLIGHTS: Record<'tls12' | 'tls13', readonly (readonly [Side, string, string])[]> = {
  tls13: [
    ['A', 'ClientHello+密钥份额', '一开始就带上自己的密钥份额'],
    ['B', 'ServerHello…Finished', '密钥已经能算出来，证书也已加密'],
    ['A', 'Finished+GET', '验过证书，请求跟着就走'],
    ['B', '200 OK', '应答请求'],
  ],
  tls12: [
    ['A', 'ClientHello', '先问支持哪些套件'],
    ['B', 'ServerHello+证书', '选定套件，给出证书'],
    ['A', 'ClientKeyExchange+Finished', '验过证书，交出密钥材料'],
    ['B', 'Finished', '密钥两边都有了'],
    ['A', 'GET', '这时才轮到请求'],
    ['B', '200 OK', '应答请求'],
  ],
};

/** A request over TLS, from the first SYN to the answer. */
export function secure(net: Network, version: 'tls12' | 'tls13'): void {
  const flights = FLIGHTS[version];
  const arrived = new Set<number>();
  const messages: Message[] = flights.map(([from, label, why], i) => {
    const to: Side = from === 'A' ? 'B' : 'A';
    return new Message(net, from, label, () => {
      const isNew = !arrived.has(i);
      arrived.add(i);
      messages[i - 1]?.answered();
      net.tell(to, 'receive', { text: `${to}收到${label}`, why: isNew ? why : '重复的，再答一次' });
      if (i === flights.length - 1) messages[i]?.answered();
      else if (isNew || arrived.has(i + 1)) messages[i + 1]?.send(flights[i + 1]?.[2] ?? '');
    });
  });
  open(net, () => messages[0]?.send(flights[0]?.[2] ?? ''));
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
    net.tell('B', 'receive', { text: `B处理输入${input}`, why: `权威位置x = ${place}` });
    const truth = place;
    net.send('B', { label: `状态(${input}, x = ${truth})`, why: '把位置和处理到的输入一起发回' }, () =>
      correct(input, truth),
    );
  };
  const correct = (input: number, truth: number) => {
    while (pending[0] !== undefined && pending[0] <= input) pending.shift();
    const right = truth + pending.length;
    const change = right - shown;
    shown = right;
    net.states.A = `x = ${shown}`;
    const replay = `重放未确认的${pending.length}个输入`;
    net.tell('A', 'receive', {
      text: `A收到状态(${input}, x = ${truth})`,
      why: change === 0 ? `${replay}，与预测一致` : `${replay}，校正${change}`,
    });
  };
  for (let input = 1; input <= INPUTS; input++) {
    net.after((input - 1) * TICK, () => {
      pending.push(input);
      shown++;
      net.states.A = `x = ${shown}`;
      net.send('A', { label: `输入${input}`, why: `不等服务器，先走到x = ${shown}` }, () => decide(input));
    });
  }
}
