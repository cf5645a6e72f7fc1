/** What the reader is told of a problem: what happened, what became of what was there, what to do. */
import type { ProblemKind, StoreProblem } from './store/store-problem.ts';

const WORDS: Record<ProblemKind, string> = {
  full: '空间不够，没有存下。以前存的都还在。在下面移除用不着的节，或在设备上腾出空间，再试一次。',
  cut: '下载中断了，没有存下。以前存的都还在。连上网络再试一次，已经下完的部分不用重来。',
  damaged: '下载的内容不完整，没有存下。以前存的都还在。再试一次；还是这样，就是网站的文件坏了。',
  changed: '网站刚刚更新过，没有存下。以前存的都还在。重新载入这一页，再试一次。',
  blocked: '浏览器不让这个网站在本机存东西：可能是无痕窗口，或设置里禁止了网站数据。以前存的没有动。',
  failed: '浏览器没能写进本机的存储，没有存下。以前存的没有动。重开浏览器，再试一次。',
  cancelled: '已经取消，没有存下。以前存的都还在。',
};

/** One line for the reader. */
export function problemWords({ kind }: StoreProblem): string {
  return WORDS[kind];
}

/** Why nothing can be stored in this browser; undefined when it can. */
export function whyNot(): string | undefined {
  if (!isSecureContext) return '这个网站不是经 https 打开的，浏览器不让它在本机存东西。';
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return WORDS.blocked;
  if (!('locks' in navigator) || !('DecompressionStream' in globalThis) || !('any' in AbortSignal))
    return '这个浏览器太旧，存不了整节笔记。升级以后再来。';
  return undefined;
}
