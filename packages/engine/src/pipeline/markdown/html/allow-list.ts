/** Raw HTML that a note may write. */

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

export const TAGS = words(`
  details summary kbd br hr sub sup img figure figcaption video picture source audio track
  table thead tbody tfoot tr td th caption col colgroup abbr mark ins del s u b i em strong small span div p a
  ruby rt rp dl dt dd ul ol li h2 h3 h4 h5 h6 blockquote pre code q cite dfn var samp time wbr`);

/** Attribute names, for proposals; `schema.ts` says which tag may have which. */
export const ATTRIBUTES = words(`
  class id title lang dir role href src srcset media alt width height open colspan rowspan scope span align
  controls loop muted playsinline poster preload loading start reversed type value datetime cite
  kind srclang label default tabindex aria-label aria-labelledby aria-describedby aria-hidden`);

/** Tags that never have an end. */
export const VOID_TAGS = words('br hr img source track col wbr');

/** Tags that HTML itself closes; an end left out is no mistake. */
export const OPTIONAL_END = words('p li dt dd tr td th thead tbody tfoot colgroup caption rt rp');

/** Attributes that hold an address. */
export const ADDRESSES = words('href src srcset poster cite action formaction xlink:href data background');

/** Ids used by the document itself: a duplicate would be found in their place. */
export const RESERVED_IDS = words('root page article main top drawer announcer progress footnote-label');

/** What to do instead of what is not allowed. */
export const FIXES: Record<string, string> = {
  script: '页面不运行笔记里的脚本：会动的内容做成交互图，代码放进代码块。',
  style: '去掉它：外观由网站统一决定；要强调用 **粗体**、<mark> 或 :::tip。',
  link: '去掉它：样式和字体由网站统一决定。',
  iframe: '改成链接 [标题](地址)；视频文件放在笔记旁边，写 <video src="./名字.mp4" controls></video>。',
  object: '改成链接 [标题](./文件)；图片写 ![说明](./图.svg)。',
  embed: '改成链接 [标题](./文件)；视频写 <video src="./名字.mp4" controls></video>。',
  form: '去掉它：静态页面收不到表单；要让读者动手，做成交互图。',
  input: '去掉它：待办写成 - [ ] 事情；要让读者动手，做成交互图。',
  select: '去掉它；要让读者动手，做成交互图。',
  textarea: '去掉它；要让读者动手，做成交互图。',
  button: '去掉它；要让读者动手，做成交互图，要折叠内容，用 <details>。',
  svg: '把图存成 .svg 文件放在笔记旁边，写 ![说明](./图.svg)。',
  math: '公式写成 $…$。',
  canvas: '做成交互图。',
  h1: '一页只有一个一级标题：写 # 标题，或用 <h2>。',
  font: '去掉它；要强调用 **粗体** 或 <mark>。',
  big: '去掉它；要强调用 **粗体** 或 <mark>。',
  strike: '写成 ~~删除线~~。',
  tt: '写成 `代码`。',
  section: '改成 <div>，或写一个标题。',
  article: '改成 <div>，或写一个标题。',
  title: '标题写在文首的 title: 里。',
  meta: '去掉它；描述和关键词写在文首的 description: 和 keywords: 里。',
  center: '去掉它；表格的对齐写在分隔行 |:-:| 里。',
};
