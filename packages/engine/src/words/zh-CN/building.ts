/** What the program says while it builds, serves and starts, in Simplified Chinese. */

/** What features bring by name. */
export const parts = {
  command: '命令',
  directive: '指令',
  page: '页面',
  component: '组件',
  action: '动作',
  script: '脚本',
};
/** Why the system refuses to listen. */
export const listenReasons = {
  EADDRINUSE: '端口都被占用了。用 --port 换一个。',
  EACCES: '没有权限用这个端口。用 --port 换一个 1024 以上的。',
  EADDRNOTAVAIL: '这台机器没有这个地址。改 --host，或不写它。',
  EINVAL: '这台机器没有这个地址。改 --host，或不写它。',
  ENOTFOUND: '找不到这个主机名。改 --host，或不写它。',
  EAI_AGAIN: '找不到这个主机名。改 --host，或不写它。',
};
/** Why the disk fails, and what to do. */
export const diskReasons: Record<string, readonly [what: string, fix: string]> = {
  ENOSPC: ['磁盘满了', '腾出空间'],
  EDQUOT: ['磁盘的配额用完了', '腾出空间'],
  EFBIG: ['文件超过了系统允许的大小', '放宽限制（ulimit -f）'],
  EROFS: ['那里是只读的', '换一个能写的目录'],
  EACCES: ['没有权限', '改好权限，或换一个能写的目录'],
  EPERM: ['系统不允许', '改好权限，或换一个能写的目录'],
  EIO: ['磁盘出错', '检查磁盘，或换一块'],
  EMFILE: ['打开的文件太多', '放宽限制（ulimit -n）'],
  ENFILE: ['打开的文件太多', '关掉别的程序'],
  ENOTDIR: ['路径中间有一个是文件，不是目录', '移开那个文件'],
  EISDIR: ['那里是一个目录，不是文件', '移开那个目录'],
  EEXIST: ['那里已经有一个文件', '移开那个文件'],
};
export const finished = (time: string, folder: string) => `完成，用时 ${time} → ${folder}`;
export const foreignFiles = (folder: string) =>
  `输出目录 ${folder} 里有别的文件，不敢替换。请换一个 --out，或先清空它。`;
export const unfilled = (fields: string) => `还没有填：${fields}（在 site.config.ts 里）`;
export const writingPages = '写出页面';
export const noNoteAt = (path: string) => `没有路径是 ${path} 的笔记。`;
export const pagesWritten = (pages: number, written: number) => `${pages} 页，重新写 ${written} 页`;
export const keptGoing = (folder: string) => `有错误，能写的页面都写了（--keep-going） → ${folder}`;
export const noSuchWriter = (name: string, known: string) => `没有写文件的功能 ${name}。有的是：${known}。`;
export const overBudget = (part: string, size: number | undefined, budget: number) =>
  `  注意：${part} 压缩后 ${size} 字节，超过预算 ${budget} 字节。`;
export const hostFiles = (host: string, count: number, folder: string) => `${host}：${count} 个文件 → ${folder}\n`;
export const ownHostFile = (file: string) => `  注意：static/ 里有自己的 ${file}，照它的，没有写我们的。\n`;
export const note = (line: string) => `  注意：${line}\n`;
export const didYouMeanHost = (near: string) => `是不是 ${near}？`;
export const unknownHost = (name: string, hint: string, known: string) =>
  `不认识主机 ${name}。${hint}有的是：${known}。`;
export const mostFiles = (most: number) => `免费方案最多 ${most} 个文件。`;
export const mostMoved = (most: number | undefined, count: number) =>
  `这个主机只看前 ${most} 个旧地址，有 ${count} 个。`;
export const tooLargeFile = (file: string) => `${file} 比这个主机收的最大文件还大。`;
export const sameFile = (other: string, file: string, name: string) =>
  `${other} 和 ${file} 在这个主机上是同一个文件 ${name}。给其中一篇换一个 slug。`;
export const restarting = '功能、它们的选项、lang 或 baseUrl 变了，重新启动。\n';
export const allFixed = '问题都改好了。\n';
export const recompiled = (done: number) => `重新编译 ${done} 篇`;
export const foreignFolder = (engine: string, sign: string) =>
  `  这是 ${engine} 的文件夹（${sign}）：照它的写法、目录和导航来读。要改，就写一个 site.config.ts。\n`;
export const lost = (text: string) => `  没有照搬：${text}。\n`;
export const skippedFolders = (folders: string) =>
  `没有当作笔记：${folders}（看来是程序生成的）。里面若是笔记，给文件夹换一个名字。`;
export const readingAndCompiling = '读取与编译';
export const notes = (count: number) => `${count} 篇笔记`;
export const pause = '，';
export const reading = '读取笔记';
export const compiling = '编译笔记';
export const navigating = '建立导航';
export const checkingLinks = '检查链接';
export const noArticle = (path: string) => `没有 ${path} 的文章：它是生成的目录页。`;
export const notCompiled = (file: string) => `${file} 没有编译结果。`;
export const milliseconds = (ms: number) => `${ms} 毫秒`;
export const seconds = (s: string) => `${s} 秒`;
export const notAFolder = (path: string) => `${path} 不是文件夹`;
export const noContent = (path: string) => `找不到笔记目录 ${path}`;
export const pointContent = (what: string) => `${what}。用 --content 指出它的位置。`;
export const noConfig = (file: string) => `找不到配置文件 ${file}。用 --config 指出它的位置。`;
export const inside = (folder: string, config: string) =>
  `这里是 ${folder} 里的文件夹。到那里运行，或加上 --config ${config}。`;
export const nothingHere = (folder: string) =>
  `这里没有配置文件 site.config.ts，${folder} 里也没有 Markdown 笔记。写一篇 .md 再来，或用 npm create study-notes my-notes 建一个。`;
export const noSite = (folder: string) =>
  `${folder} 里还没有网站。先运行 npx study-notes build，或直接用 npx study-notes start。`;
export const serving = (address: string) => `\n  ${address}\n\n  按 Ctrl-C 停止\n`;
export const noPackage = (module: string) => `${module} 不在任何 npm 包里。`;
export const notReachable = (name: string) => `功能“${name}”不能从它的 module 再取到一次，而编译笔记的线程要这样做。`;
export const moveFeature = (name: string) =>
  `移到一个自己的文件，写成 export const feature = { name: '${name}', module: import.meta.url, … }，再在配置里引入。`;
export const feature = (name: string) => `功能“${name}”`;
export const engine = '引擎';
export const bothHave = (one: string, other: string, what: string) => `${one}和${other}都有${what}。`;
export const renameOne = (who: string) => `给${who}的换一个名字，或从 features 里去掉其中一个功能。`;
export const whichNote = '要新建哪一篇？例如：npx study-notes new 编程语言/C++/语法基础/移动语义';
export const created = (file: string) => `新建了 ${file}\n`;
export const emptyPart = (path: string) => `路径“${path}”里有空的一段。`;
export const badName = (name: string, reason: string, proposal: string) =>
  `名字“${name}”${reason}。可以用“${proposal}”。`;
export const badAddress = (address: string, reason: string, proposal: string) =>
  `地址“/${address}”${reason}。可以用“${proposal}”。`;
export const twoParts = '路径至少要有两段：栏目和名字，例如 编程语言/Rust入门。';
export const didYouMeanSection = (near: string) => `是不是“${near}”？`;
export const noSection = (name: string, hint: string, known: string) =>
  `没有栏目“${name}”。${hint}已有的栏目：${known}。`;
export const exists = (file: string) => `已经有 ${file} 了。`;
export const newDescription = '一句话：读完这篇能做什么。';
export const newNote = (frontMatter: string) => `---\n${frontMatter}---\n\n先用一两句话说清这篇要回答的问题。\n`;
export const incompleteBundle = (folder: string) => `打包的结果不完整：${folder}`;
export const notBundled = (said: string) => `网站的程序无法打包，原因见上。${said}`;
export const noBundle = '这个功能没有自己的程序。';
export const notInBundles = (name: string) => `打包的结果里没有 ${name}。`;
export const brokenCache = (place: string, file: string) =>
  `构建中途，缓存里的 ${place}/${file} 坏了。再构建一次就好。`;
export const module = (name: string) => `模块 ${name}`;
export const twoScripts = (path: string, name: string) => `${path}：${name} 也要给这一页带一个脚本，而一页只能带一个。`;
export const reactChanged = (file: string) => `${file} 的写法变了，emit/react-modules.ts 要跟着改。`;
export const noTask = (feature: string, task: string) => `没有任务 ${feature}/${task}。`;
export const collapse = '收起';
export const counts = (errors: number, warnings: number) => `${errors} 个错误，${warnings} 个警告`;
export const fix = (text: string) => `\n改法：${text}`;
export const notFound = '找不到页面';
export const configChanged = '配置变了，已重新载入。';
export const requestFailed = (method: string | undefined, url: string | undefined, error: string | undefined) =>
  `${method} ${url} 出错：${error}`;
export const serverFailed = '服务器出错了。\n';
export const cannotListen = (where: string, reason: string) => `不能在 ${where} 上打开网站：${reason}`;
export const cannotUse = (place: string) => `不能读写 ${place}：`;
export const cannotWrite = '写不进去：';
export const diskProblem = (beginning: string, what: string, fix: string) =>
  `${beginning}${what}。${fix}后再来；也可以用 --cache、--out 换到别处。原来的网站没有动。`;
