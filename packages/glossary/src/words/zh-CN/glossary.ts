/** What the glossary says in Simplified Chinese. */

/** Of the page that lists all terms. */
export const path = '/术语表';
export const title = '术语表';
export const form = (longest: number) =>
  `写成 line: 一句话（${longest} 字以内），可以再写 aliases: [别的说法]、except: [不算的词] 与 note: 路径.md#标题。`;
export const comma = '、';
export const inBrackets = (text: string) => `（${text}）`;
export const unused = (name: string) => `没有笔记在正文里用到术语“${name}”。`;
export const addAliases = '在 aliases 里补上笔记的写法，或删掉它。';
export const writePath = '改成笔记文件的路径，从 content 起。';
export const nearest = (near: string) => `最相近的是 ${near}。`;
export const problemOf = (name: string, problem: string) => `术语“${name}”${problem}`;
export const noNote = (file: string) => `的笔记 ${file} 不存在。`;
export const noHeading = (id: string) => `指向的笔记里没有 #${id}。`;
export const lead = (count: number) =>
  `笔记里常用的 ${count} 个词，一句话一个；正文里第一次出现时有虚线，指着它就能看到。`;
export const see = (href: string, title: string) => `见<a href="${href}">${title}</a>。`;
export const item = (name: string, others: string, line: string, more: string) =>
  `<li id="${name}"><strong>${name}</strong>${others}：${line}${more}</li>`;
export const content = '内容';
export const badEntry = (key: string, part: string) => `术语“${key}”的${part}不对。`;
export const taken = (word: string, owner: string | undefined) => `“${word}”已经是术语“${owner}”了。`;
export const onlyOne = '一个词只能属于一个术语，删掉一处。';
export const notUtf8 = (guess: string) => `这个文件不是 UTF-8 编码（像是 ${guess}），术语表没有生效。`;
export const saveAsUtf8 = '用编辑器另存为 UTF-8。';
