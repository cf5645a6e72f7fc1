/** What the lab says in Simplified Chinese. */

export const unreadable = '这份录制读不懂';
export const picture = (frames: number, blocks: number, changes: string) =>
  `内存：栈上 ${frames} 个框，堆上 ${blocks} 块${changes}`;
export const program = '程序';
export const printedSoFar = '已经打印的';
export const nothingPrinted = '还没有打印';
export const stack = '栈';
export const heap = '堆';
export const nothingLeft = '程序结束，什么也不在了';
export const unreachable = (block: string) => `${block} 没有指针指向它`;
export const blockOf = (name: string, size: number, room: string) => `${name} · ${size} 字节${room}`;
export const roomFor = (count: number) => `，还能放 ${count} 个`;
export const counts = (text: string) => `（${text}）`;
export const whatNext = '下一行执行之后，哪个值会变、内存里多了什么？先猜，再走一步。';
export const ended = '程序结束了';
export const nextLine = (line: number, place: string) => `接下来执行第 ${line} 行${place}`;
export const inFunction = (name: string) => `（在 ${name} 里）`;
export const semicolon = '；';
export const sentence = (text: string) => `${text}。`;
export const atStep = (step: number, done: string, where: string) => `第 ${step} 步：${done}${where}。`;
export const moreChanges = (count: number) => `还有 ${count} 处变化`;
export const quoted = (text: string) => `“${text}”`;
export const printed = (text: string) => `打印了${text}`;
export const entered = (name: string) => `进入 ${name}`;
export const returned = (from: string, to: string) => `从 ${from} 回到 ${to}`;
export const blockMade = (block: string) => `堆上有了 ${block}`;
export const blockFreed = (block: string) => `${block} 释放了`;
export const blockLost = (block: string) => `再没有指针指向 ${block}`;
export const valueIs = (name: string, value: string) => `${name} 是 ${value}`;
export const printsNothing = '什么也不打印';
export const whatPrints = (line: number | undefined) => `执行第 ${line} 行，会打印什么？`;
export const whatValue = (line: number | undefined, name: string) => `执行第 ${line} 行之后，${name} 是多少？`;
export const lineIs = (line: number, code: string) => `第 ${line} 行：${code}`;
export const whichLine = (line: number) => `执行完第 ${line} 行，接着到哪一行？`;
