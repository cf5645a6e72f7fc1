/** The story in words. */
import type { Guess } from '../model/lab-model.ts';
import type { Happening } from './network.ts';
import type { NetState, Story, Topic } from './state.ts';

export const TOPIC_TITLES: Record<Topic, string> = {
  open: 'TCP三次握手',
  close: 'TCP四次挥手',
  window: '滑动窗口',
  congestion: '拥塞控制',
  tls13: 'TLS 1.3',
  tls12: 'TLS 1.2',
  replication: '状态同步',
};

/** What the reader is asked. */
export const QUESTIONS: Record<Topic, string> = {
  open: '丢掉第三个包，两边各自认为连接建立了吗？点一点图里的包。',
  close: '丢掉最后一个ACK会怎样？TIME-WAIT就是为它等的。',
  window: '窗口开到几，发送方才不必停下来等？',
  congestion: '丢掉数据6，cwnd会怎样变？再丢掉它的重传呢？',
  tls13: '从SYN到200 OK要几个往返？换成TLS 1.2再数一次。',
  tls12: '比TLS 1.3多的那个往返花在哪里？',
  replication: '丢掉一个输入，客户端什么时候才发现自己走多了？',
};

/** What happened last, and how it stands. */
export function timelineText(state: NetState, { happenings, packets, isWhole }: Story): string {
  const last = happenings[state.done - 1];
  if (!last) {
    const line = `单程${state.delay} ms，丢包率${state.loss}%`;
    const end = Math.round(happenings.at(-1)?.at ?? 0);
    return `${TOPIC_TITLES[state.topic]}：${line}。从头到尾${packets.length}个包，用时${end} ms。`;
  }
  const lost = packets.filter(({ number, isLost, sent }) => isLost && sent <= last.at && number >= 0).length;
  const how = isWhole ? '到此结束' : '后面还有，图只画到这里';
  const end = state.done === happenings.length ? `${how}，共${packets.length}个包，丢了${lost}个。` : '';
  return `${Math.round(last.at)} ms，${last.text}：${last.why}。${figuresText(last)}A ${last.states.A}，B ${last.states.B}。${end}`;
}

function figuresText({ figures }: Happening): string {
  if (!figures) return '';
  const { una, next, window, cwnd, ssthresh, phase } = figures;
  const sent = `已确认到${una}，已发到${next}，窗口${window}`;
  if (cwnd === undefined || ssthresh === undefined) return `${sent}。`;
  return `${sent}；cwnd ${short(cwnd)}，ssthresh ${short(ssthresh)}，${phase}。`;
}

/** With one digit where there is any. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** What happens next, among things that happen around then. */
export function guessNext(happenings: readonly Happening[], done: number): Guess | undefined {
  const next = happenings[done];
  if (!next) return undefined;
  const texts = new Set([next.text]);
  // What comes a little later is plausible now; what came just before would be, too.
  for (const { text } of [...happenings.slice(done + 1, done + 12), ...happenings.slice(Math.max(done - 4, 0), done)]) {
    if (texts.size < 3) texts.add(text);
  }
  if (texts.size < 2) return undefined;
  const choices = [...texts].sort();
  return {
    question: '接着发生什么？',
    choices,
    right: choices.indexOf(next.text),
    because: `${Math.round(next.at)} ms，${next.text}：${next.why}。`,
  };
}
