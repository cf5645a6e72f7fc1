/** What is wrong with the files of notes, and how to mend it, in Simplified Chinese. */

/** What may stand for characters that no name can have: the full-width forms look the same. */
export const standIns: Record<string, string> = {
  '#': 'Sharp',
  '?': '？',
  '%': '％',
  '\\\\': '-',
  ':': '：',
  '*': '＊',
  '"': '”',
  '<': '＜',
  '>': '＞',
  '|': '｜',
};
export const publishedHidden = (names: readonly string[]) =>
  `不要放在这里；static 里只有 ${names.join(' 和 ')} 会照样发布。`;
/** What the parser of YAML finds. */
export const mistakes = {
  ALIAS_PROPS: '引用(*)前面不能再写 & 或 !',
  BAD_COLLECTION_TYPE: '标记(!)和它后面的写法不符',
  BAD_DIRECTIVE: '以 % 开头的行写法不对',
  BAD_PROP_ORDER: '& 和 ! 要写在值的前面',
  BLOCK_IN_FLOW: '括号里面不能分行写成列表或“键: 值”',
  KEY_OVER_1024_CHARS: '键太长，超过了 1024 个字符',
  MULTIPLE_ANCHORS: '一个值有两个 & 名字',
  MULTIPLE_DOCS: '中间多了一行 --- 或 ...',
  MULTIPLE_TAGS: '一个值有两个标记(!)',
  NON_STRING_KEY: '键要是文字',
  RESOURCE_EXHAUSTION: '层数太多',
  TAG_RESOLVE_FAILED: '不认识的标记(!)',
  BLOCK_AS_IMPLICIT_KEY: '一行里有两个冒号，或多了缩进',
  MULTILINE_IMPLICIT_KEY: '这一行缺少冒号，或上一行没有写完',
  TAB_AS_INDENT: '缩进用了制表符，YAML 只认空格',
  DUPLICATE_KEY: '同一个键写了两次',
  MISSING_CHAR: '缺少冒号、引号或括号的另一半',
  BAD_INDENT: '缩进不对',
  BAD_SCALAR_START: '值以保留的符号(@ 或 `)开头',
  BAD_ALIAS: '& 或 * 后面缺少名字',
  BAD_DQ_ESCAPE: '双引号里的反斜杠写法不对，可改用单引号',
  UNEXPECTED_TOKEN: '这里不该有这个符号',
  IMPOSSIBLE: '写法无法理解',
};
/** What problems weigh. */
export const severities = { error: '错误', warning: '警告', info: '说明' };
export const errors = (count: number) => `${count} 个错误`;
export const warnings = (count: number) => `${count} 个警告`;
export const infos = (count: number) => `${count} 个说明`;
export const pause = '，';
export const none = '没有问题';
export const otherEncoding = 'GBK 等编码';
export const longFrontMatter = (lines: number, characters: number, mostLines: number, most: number) =>
  `文件头(front matter)太长：${lines} 行、${characters} 个字符，最多 ${mostLines} 行、${most} 个字符。`;
export const fieldsOnly = '文件头只写字段，内容移到正文里。';
export const tocLevels = (min: number | undefined, max: number | undefined) =>
  `“toc_min_heading_level”应不大于“toc_max_heading_level”，得到 ${min} 和 ${max}。`;
export const openFrontMatter = '文件头(front matter)以 --- 开始，却没有结束的 ---。';
export const closeFrontMatter = '在最后一个字段的下一行写上 ---。';
export const badCharacters = (characters: string) => `含有不允许的字符 ${characters}`;
export const control = '含有控制字符';
export const badEnd = '以点或空格结尾';
export const unnamed = '未命名';
export const windows = '是 Windows 的保留名';
export const reservedEnd = (ending: string) => `的结尾 ${ending} 已保留`;
export const reservedFirst = (first: string) => `的第一段“${first}”已保留`;
export const reservedIndex = '的末段“index”已保留';
export const tooLong = (bytes: number, most: number) => `有 ${bytes} 字节(UTF-8)，最多 ${most} 字节`;
export const cannotOpen = '文件打不开。';
export const checkPermission = '检查它的读取权限。';
export const badName = (name: string, reason: string) => `名字“${name}”${reason}。`;
export const rename = (proposal: string) => `改名为“${proposal}”。`;
export const name = '名字';
export const badPart = (source: string, part: string, reason: string) => `${source}“${part}”${reason}。`;
export const changeTo = (proposal: string) => `改成“${proposal}”。`;
export const badAddress = (address: string, reason: string) => `地址“${address}”${reason}。`;
export const movedNote = (address: string, reason: string, proposal: string) =>
  `地址“${address}”${reason}，这一页改在“${proposal}”。`;
export const dynamicRoute =
  '文件名里有 [参数]：VitePress 用旁边 .paths 文件里的数据生成许多页，这里不运行那个程序，这些页都没有。';
export const writeEachPage = '要保留的页各写一个文件，其余的写进 exclude。';
export const otherName = (proposal: string) => `换一个名字或 slug，例如“${proposal}”。`;
export const notUtf8 = (at: number, byte: string, guess: string) =>
  `文件不是 UTF-8：第 ${at} 个字节 ${byte} 不合法，看起来是 ${guess}。`;
export const saveAsUtf8 = '用编辑器另存为 UTF-8。';
export const emptyFile = '文件是空的。';
export const fillOrDelete = '写上内容，或删掉它；没写完的笔记用 draft: true。';
export const vanished = (file: string) => `文件 ${file} 刚才还在，现在没有了。请再构建一次。`;
export const refusedNow = (message: string) => `${message}请再构建一次。`;
export const hiddenFile = (written: string, real: string) =>
  `“${written}”是隐藏的文件（真正的位置：${real}），不会发布。`;
export const unhide = '换一个不以“.”开头的名字，或删掉这一处。';
export const outside = (written: string, real: string) =>
  `“${written}”在内容文件夹和 static 之外（真正的位置：${real}），不会发布。`;
export const copyOrAllow = '把文件复制到笔记旁边；确实要用别处的文件夹，就写进 site.config.ts 的 allowedFolders。';
export const sameAddress = (path: string, difference: string, folder: string, file: string) =>
  `地址“${path}”${difference} ${folder}/${file} 的地址重复。`;
export const mergeNotes = '把其中一篇并入另一篇，只留一个。';
export const changeOne = '改其中一篇的文件名，或给它写另一个 slug。';
export const byUnicode = '的文件名只有 Unicode 写法(NFC/NFD)不同，与';
export const same = '与';
export const bySlash = `只差末尾的斜杠，与`;
export const byCase = `只差大小写，与`;
export const sameId = (id: string, folder: string, file: string) => `id“${id}”与 ${folder}/${file} 的 id 重复。`;
export const changeId = '给其中一篇写另一个 id。';
export const noContent = (folder: string) => `找不到内容文件夹 ${folder}。`;
export const createContent = '新建这个文件夹，或用 --content 指出笔记在哪里。';
export const deadLink = (file: string) => `符号链接“${file}”的目标不存在，或者它指向自己。`;
export const realFolder = '删掉它，或改成真实的文件夹。';
export const hidden = (file: string) => `以“.”开头的“${file}”不会发布。`;
export const isFile = '这是一个文件，应该是文件夹。';
export const folderClosed = '文件夹打不开。';
export const moveAway = '移开它，或换成文件夹。';
export const realFile = '删掉它，或改成真实的文件。';
export const loop = '符号链接指回上层文件夹，形成循环。';
export const unloop = '删掉它，或让它指向别处。';
export const keyValue = '应为“键: 值”的形式';
export const badAlias = '引用(*)的名字不存在，或引用得太多';
export const notYaml = (reason: string) => `YAML 无法解析：${reason}。`;
export const quoteText = '含有 : # [ ] { } 的文字要用引号括起来。';
export const notUtf8File = '文件不是 UTF-8。';
export const badIndexAddress = (path: string, reason: string) => `目录页的地址“${path}”${reason}。`;
export const takeAnother = (proposal: string) => `换一个，例如“${proposal}”。`;
export const folderOwner = (content: string, folder: string) => `文件夹 ${content}/${folder} `;
export const groupOwner = (title: string) => `侧边栏里的“${title}”`;
export const indexTaken = (owner: string, path: string) => `要为${owner}生成的目录页地址“${path}”已被另一页占用。`;
export const writeIndex = '给这个文件夹写 index.md，或改另一页的名字。';
export const contentsOf = (title: string, items: string) => `${title}：${items}。`;
export const unknownDoc = (id: string) =>
  `没有 id 为“${id}”的笔记。(Couldn't find any doc with id "${id}" in version "current".)`;
export const whatIds = 'id 是笔记在内容文件夹里的路径，不带扩展名和数字前缀。';
export const fix = '改法';
export const onlyFive = '每条规则只列出前五处，全部在这里：';
export const correctField = '改成它要的样子，或删掉这个字段。';
