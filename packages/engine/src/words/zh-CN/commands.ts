/** The program's commands and options, in Simplified Chinese. */

export const options = {
  content: { value: '目录', help: '笔记所在的目录（默认 content/）' },
  config: { value: '文件', help: '站点配置（默认 site.config.ts）' },
  out: { value: '目录', help: '输出目录（默认 dist/）' },
  cache: { value: '目录', help: '缓存目录（默认配置旁边的 .cache/）' },
  port: { value: '端口', help: '端口，被占用时换下一个空闲的（默认 3000）' },
  host: { value: '地址', help: '监听的地址（默认 localhost）' },
  release: { help: '旁边写好压缩到最小的 .br 与 .gz，给会发送它们的服务器（慢，结果有缓存）' },
  'keep-going': { help: '有错误也写出能写的页面（退出码仍是 1）' },
  without: {
    value: '功能',
    help: '这一次不写某个功能自己的文件，例如 search 的索引（只看页面时快一些，网站上就搜不到东西）',
  },
  write: { help: '照显示的写下（没有它什么都不改）' },
  undo: { help: '把上一次 --write 改过的放回原样' },
  check: { value: '旧站', help: '和旧引擎构建出来的网站逐页比较：地址、锚点、标题、顺序、文字、图片' },
  old: { value: '旧站', help: '旧引擎构建出来的网站：地址变了的笔记记下旧地址' },
  directives: { help: '别的引擎的写法改成这里的指令（显示出来一样的才改）' },
  images: { help: '别的网站上的图片下载到笔记文件夹的 images/' },
  json: { help: '用 JSON 输出问题，供工具读取' },
  help: { help: '显示帮助' },
};
export const hostValue = '主机';
export const hostHelp = (hosts: string) => `照一个主机的规矩写：${hosts}`;
export const start = '构建有变化的部分，然后在本机打开网站';
export const dev = '边写边看：保存后，打开的页面立即更新';
export const build = '把笔记构建成静态网站';
export const buildDetail = '只重做有变化的部分；构建失败或中途停下时，原来的网站完好无损。';
export const preview = '打开已经构建好的网站';
export const check = '检查笔记和配置，列出全部问题';
export const newNote = '新建一篇笔记';
export const newUsage = '<栏目/…/名字>';
export const newDetail = '例如：npx study-notes new 编程语言/C++/语法基础/移动语义';
export const migrate = '把别的引擎的文件夹搬过来';
export const migrateDetail =
  '先只给出要改的地方和对照，加上 --write 才写；写之前的样子留在 .migrate/，--undo 原样放回。--check 把这里的页面和旧站逐页比较。';
export const internalError = (text: string | undefined) => `内部错误：${text}\n`;
export const unexpected = (name: string, word: string | undefined) => `${name} 不认识“${word}”。用 --help 查看用法。`;
export const didYouMean = (near: string) => `是不是 ${near}？`;
export const seeCommands = '用 --help 查看全部命令。';
export const unknownCommand = (name: string, hint: string) => `没有命令 ${name}。${hint}`;
export const programHelp = (rows: string) => `study-notes：把 Markdown 笔记做成静态网站

用法：npx study-notes <命令> [选项]

命令
${rows}

“npx study-notes <命令> --help” 列出一个命令的选项。
`;
export const commandHelp = (
  name: string,
  summary: string,
  usage: string,
  detail: string,
  options: string,
) => `${name}：${summary}

用法：npx study-notes ${name} ${usage}[选项]
${detail}
选项
${options}
`;
export const noValue = (name: string) => `选项 --${name} 不带值。`;
export const needsValue = (name: string) => `选项 --${name} 需要一个值。`;
export const didYouMeanOption = (near: string) => `是不是 --${near}？`;
export const seeOptions = '用 --help 查看全部选项。';
export const unknownOption = (word: string, hint: string) => `没有选项 ${word}。${hint}`;
export const badPort = (text: string | undefined) => `端口“${text}”不是 0 到 65535 的整数。`;
