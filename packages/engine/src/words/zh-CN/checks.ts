/** What is wrong across a whole site, and how to mend it, in Simplified Chinese. */

export const pictureSaid = (said: string) => `${said}。`;
export const aliasIsPath = (alias: string) => `别名“${alias}”就是这一页的地址。`;
export const deleteAlias = '删掉这个别名。';
export const aliasNearPath = (alias: string) => `别名“${alias}”与这一页的地址只差斜杠或大小写。`;
export const aliasTaken = (alias: string, owner: string) => `别名“${alias}”与页面“${owner}”的地址重复。`;
export const pageMoved = (from: string, to: string) => `地址“${from}”属于笔记，原来在那里的网站自带页面移到“${to}”。`;
export const keepOrRename = (from: string) => `不用改；要它留在“${from}”，就给那些笔记换个地址。`;
export const changeAlias = '删掉或改掉这个别名。';
export const badAlias = (alias: string, reason: string) => `别名“${alias}”${reason}。`;
export const noStatic = (file: string) => `static 文件夹里没有“${file}”。`;
export const addStatic = '放进这个文件，或删掉这一项。';
export const wholeDisk = (folder: string) => `“${folder}”是整个磁盘，不能都允许。`;
export const noFolder = (folder: string) => `没有文件夹“${folder}”。`;
export const writeFolder = "写一个具体的文件夹，相对于配置文件，例如 allowedFolders: ['../examples']。";
export const folders = (known: string) => `现有的文件夹：${known}。`;
export const notInContent = (folder: string) => `内容文件夹里没有“${folder}”。`;
export const inNoSidebar = (folder: string) => `文件夹“${folder}”不属于任何侧边栏，里面的笔记读者不容易找到。`;
export const addSidebar = (folder: string) => `在 sidebars 里为它加一项，folder 写“${folder}”。`;
export const linkText = (text: string) => `（链接文字“${text}”）`;
export const noPage = (path: string, shown: string) => `没有地址为“${path}”的页面${shown}。`;
export const isDraft = (path: string, shown: string) => `“${path}”是草稿，不会发布${shown}。`;
export const draftFix = '先去掉这个链接，或把那一篇的 draft 去掉。';
export const lacksSlash = (path: string, shown: string) => `“${path}”少了末尾的斜杠${shown}。`;
export const write = (address: string) => `写成“${address}”。`;
export const endingSlash = '末尾的斜杠';
export const letterCase = '大小写';
export const differsOnly = (how: string, address: string) => `只差${how}，写成“${address}”。`;
export const didYouMeanPage = (near: string) => `是不是要写“${near}”？否则新建这一页。`;
export const correctAddress = '改正地址，或新建这一页。';
export const noHeading = (path: string, anchor: string, target: string) =>
  `页面“${path}”里没有 id 为“${anchor}”的标题（链接“${target}”）。`;
export const didYouMeanAnchor = (near: string) => `是不是要写“#${near}”？`;
export const correctAnchor = '改正 # 后面的部分，或给那个标题写上 {#id}。';
export const draftLink = (target: string) => `链接“${target}”指向草稿，不会发布。`;
export const hasErrors = '有错误，成不了页面';
export const isMissing = '不存在';
export const brokenLink = (target: string, why: string) => `链接“${target}”指向的 Markdown 文件${why}。`;
export const mendThatNote = '先改正那一篇的错误。';
export const correctPath = '改正路径，或去掉这个链接。';
export const cannotLower = (rule: string, level: string) =>
  `规则“${rule}”不能设为 ${level}：它说的页面读者看不到，或不完整。`;
export const warnOrError = "写成 'warn' 或 'error'。";
export const whereRules = '规则的名字在每个问题的第一行末尾。';
export const unknownRule = (rule: string) => `没有叫“${rule}”的规则。`;
export const isProgram = '是浏览器会运行的文件';
export const hasProgram = (hazard: string) => `里有浏览器会运行的内容（${hazard}）`;
export const activeFile = (file: string, reason: string) =>
  `“${file}”${reason}，它会成为这个网站的一部分，读得到读者的记录。`;
export const trustFile = (file: string) =>
  `确实要这样，就写进 site.config.ts 的 trustedFiles: ['/${file}']；否则删掉它，或放在笔记旁边作为下载。`;
