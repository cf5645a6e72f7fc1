/** Backlinks in Simplified Chinese. */

export const backlinks = '哪些笔记提到这里';
export const more = (count: number) => `还有 ${count} 篇`;
