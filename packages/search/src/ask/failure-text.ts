/** Error messages for readers: what went wrong and what to do. */
import { AskFailure, type FailureKind } from './types.ts';

const TEXTS: Record<FailureKind, string> = {
  key: '这个服务要密钥，或者密钥不对。',
  busy: '问的人太多，或者密钥的额度用完了。过一会儿再试。',
  refused: '服务没有接受这个请求。',
  server: '服务出了错。过一会儿再试。',
  network: '连不上服务。请检查网络，然后再试一次。',
  stalled: '等了 30 秒没有新的内容，已经停下。',
  broken: '回答中断了，只收到一部分。',
  long: '回答太长，后面的没有再收。',
  empty: '服务没有给出回答。',
};

/** One sentence about a failure; anything that is not an `AskFailure` came from looking up the passages. */
export function failureText(failure: unknown): string {
  return failure instanceof AskFailure ? TEXTS[failure.kind] : '没有取到笔记里的资料。请检查网络，然后再试一次。';
}

/** The service's own message, if any. */
export function failureDetail(failure: unknown): string {
  return failure instanceof AskFailure ? failure.message : '';
}
