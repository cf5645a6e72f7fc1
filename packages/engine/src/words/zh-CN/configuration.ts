/** What is wrong with a configuration, and how to mend it, in Simplified Chinese. */

export const sidebarItem =
  "笔记的 id，或 { doc, label? }、{ group, items, doc?, index?: { path, title?, description? }, collapsed? }、{ folder }、{ href: 'https://…', label } 中的一种";
/** Types as the schema calls them. */
export const types: Record<string, string> = {
  string: '字符串',
  number: '数字',
  boolean: 'true 或 false',
  Array: '数组',
  Object: '对象',
  null: 'null',
  undefined: '没有写',
};
export const optionsBeside = (name: string) => `“${name}”的选项不写在这里。`;
export const optionsInside = (name: string) => `写成 features: [${name}({ … })]。`;
export const twoFeatures = (name: string) => `两个功能都叫“${name}”。`;
export const removeOrRename = '去掉一个，或给它另一个 name。';
export const ownKey = (name: string) => `功能的名字“${name}”是配置自己的键。`;
export const giveName = '给它另一个 name。';
export const unknownSidebar = (id: string) =>
  `没有 id 为“${id}”的侧边栏。(Can't find any sidebar with id "${id}" in version "current".)`;
export const availableSidebars = (ids: string) => `可用的侧边栏：${ids}。`;
export const sidebarTwice = (key: string, value: string | undefined) => `侧边栏的 ${key}“${value}”用了两次。`;
export const ownSidebar = '每个侧边栏要有自己的 id 和文件夹。';
export const tocLevels = (min: number, max: number) => `“toc.min”应不大于“toc.max”，得到 ${min} 和 ${max}。`;
export const tocSwap = (max: number, min: number) => `写成 min: ${max}, max: ${min}。`;
export const needsCurrent = '“versions”应含有 "current"。';
export const writeCurrent = "写成 ['current']。";
export const removed = (field: string, what: string) => `“${field}”里不允许的内容已去掉：${what}。`;
export const allowedTags = '只能用 a、b、strong、em、br、span、code。';
export const filled = '不为空的字符串';
export const link = '以 https:// 或 / 开头的地址';
export const ownFile = '以 / 开头的路径，从 static 文件夹算起';
export const serviceOrigin = '以 https:// 开头、只有协议和主机的网址，主机要写全，不能有 *';
export const folder = '内容文件夹里的文件夹，例如 编程语言；所有笔记都在一栏里时写 .';
export const attributeName = '由字母、数字、- 和 : 组成的属性名，不以 on 开头';
export const name = '由字母、数字、- 和 _ 组成的名字';
export const dataValue = '主机写全的网址，不能有 *';
export const origin = '只有协议和主机的网址，例如 https://notes.example.com（路径写在 baseUrl 里）';
export const oneSlash = '像 / 或 /notes/ 这样的路径，开头只有一个 /（// 后面会被当作主机）';
export const base = '像 / 或 /notes/ 这样的路径';
export const level = '2 到 6 的整数';
export const patternAddress = '空字符串或以 https:// 开头的地址';
export const patternNames = '只含 {file}、{path}、{title} 的地址模式';
export const noConfig = (file: string) => `找不到配置文件 ${file}。`;
export const createConfig = '新建它，内容以 export default { title: …, url: … } 开始；或用 --config 指出它的位置。';
export const unreadable = '配置文件打不开。';
export const checkFile = '检查它是不是一个文件，有没有读取权限。';
export const cannotRun = (text: string | undefined) => `配置文件无法运行：${text}`;
export const mendAndRetry = '改正这一处后再试；配置只需默认导出一个对象。';
export const notInstalled = (name: string) => `配置要用的 ${name} 没有安装。`;
export const install = (name: string) => `npm install ${name}；或去掉这一项。`;
export const componentName = '组件的名字，以大写字母开头';
export const feature = '功能的包给出的值，例如 search()；自己写的要有 name、module: import.meta.url 和 site';
export const url = '网站地址';
export const icp = '备案号';
export const police = '公安备案号';
export const hrefOf = (label: string) => `“${label}”的地址`;
export const addressIn = (call: string) => `${call} 里的地址`;
export const reportUrl = '报告地址';
export const whole = '整个内容';
export const missing = (subject: string) => `缺少${subject}。`;
export const expected = (subject: string, wanted: string, got: string) => `${subject}应为${wanted}，得到 ${got}。`;
export const didYouMeanValue = (near: string) => `是不是要写 "${near}"？`;
export const values = (known: string) => `可用的值：${known}。`;
export const atLeast = (limit: string) => `不小于 ${limit} 的数`;
export const atMost = (limit: string) => `不大于 ${limit} 的数`;
export const or = '或';
export const array = '数组';
export const object = '对象';
export const string = (text: string) => `字符串 ${text}`;
export const keys = (known: string) => `可用的键：${known}。`;
export const unknownKey = (path: string) => `不认识的键“${path}”。`;
export const text = '字符串';
export const date = '像 2025-01-31 这样的日期';
export const slashPath = '以 / 开头的路径';
export const nameWithoutSlash = '不含 / 的非空字符串';
