/** What the checker of samples says in Simplified Chinese. */

/** What `--update` does about a failure, by its rule. */
export const updatable: Readonly<Record<string, string>> = {
  'sample-output': '；输出本来就该变的话，再加 --update 改写它',
  'sample-picture': '；图本来就该变的话，再加 --update 保存它，然后看一看',
  'sample-trace': '；录制本来就该变的话，再加 --update 重录；录不下来就去掉 trace',
};
export const checkWords = '可以写：run、run=fail、compile、compile=fail、snippet、syntax、unchecked="原因"。';
export const stopped = {
  time: '超过时间还没有结束（程序限 10 秒）。是不是有死循环，或在等输入？',
  memory: '占用的内存超过上限（1 GiB）。',
  processes: '进程或线程太多（上限 256）。',
  output: '打印得太多（上限 64 KiB）。',
  disk: '写的文件加起来太大或太多（上限 512 MiB、两万个，/tmp 与 /dev/shm 里的也算）。写得小一些，用完就删。',
  isolation: '没能为它建立隔离的环境。',
};
/** Ways to check, in the order of the table's columns. */
export const checks = {
  run: '运行',
  'run=fail': '运行后如期失败',
  compile: '编译',
  'compile=fail': '如期不能编译',
  snippet: '片段',
  syntax: '仅语法',
  unchecked: '未检查',
};
export const pause = '，';
export const explained = [
  '<h2 id="检查了什么">检查了什么</h2><ul>',
  '<li><strong>已运行</strong>：完整的程序，编译并运行过；页面上有输出的，与真正的输出逐行相同。C++ 的程序还在 ASan 与 UBSan 下再运行一遍。写明会失败的程序，确实那样失败。</li>',
  '<li><strong>已编译</strong>：整个文件，或包进一个程序里的片段，编译通过。</li>',
  '<li><strong>如期不能编译</strong>：页面要讲的就是这个错误，编译器确实那样报错。</li>',
  '<li><strong>仅语法</strong>：要有引擎、显卡驱动或别的环境才能编译，只检查了语法；UE5 与 Cocos2d-x 的代码对照一份自己写的桩头文件，名字与类型是一致的，但没有在引擎里编译过。</li>',
  '<li><strong>待检查</strong>：改动之后还没有重新检查，页面上没有标记。</li>',
  '</ul>',
].join('');
export const marks = {
  run: '已运行',
  'run=fail': '已运行，如期失败',
  compile: '已编译',
  'compile=fail': '如期不能编译',
  snippet: '已编译',
  syntax: '仅语法检查',
};
export const checkingCode = '检查代码';
export const asNobody = '以没有权限的用户运行，能读谁都能读的文件';
export const asYou = '以你的身份运行，能读写你的文件';
export const notIsolated = (obstacle: string, user: string) =>
  `  注意：这台机器不能用命名空间隔离（${obstacle}），样例${user}，能联网；只有时间、内存、进程、输出与文件大小的限制。安装 bubblewrap，并允许用户命名空间与挂载。`;
export const noMatch = (written: string) => `没有与“${written}”相符的笔记。写文件、文件夹、带 * 的样式，或 文件:行号。`;
export const badSeed = (text: string | undefined) => `种子“${text}”不是非负整数。`;
export const sample = '样例';
export const result = '结果';
export const wasGood = '\n记录里这一段是通过的，这次没有。';
export const again = (file: string, line: number) =>
  `改好之后单独重来：npx study-notes check:samples '${file}:${line}'`;
export const otherRecording = '这次录下的运行与保存的不同。';
export const twoWords = (words: string) => `代码块同时写了 ${words}，不知道按哪个检查。`;
export const keepOne = '只留一个。';
export const stagesValue = '“stages”后面没有值。';
export const writeStages = '写成 stages=../程序/03-相机。';
export const noReason = 'unchecked 没有写原因。';
export const writeReason = '写成 unchecked="为什么不能检查"。';
export const notUnderstood = (name: string, value: string | true) => `读不懂“${name}=${value}”。`;
export const noValue = (name: string) => `“${name}”后面没有值。`;
export const writeValue = (name: string) => `写成 ${name}="…"。`;
export const asanAndTsan = 'asan 与 tsan 不能一起用。';
export const splitInTwo = '分成两段，或只留一个。';
export const flagsAllowed =
  '可以写 -O、-g、-W…、-D…、-U…、-std=…、-f…、-m…、-l…、-pthread，和 /usr/include 里或样例自己的 -I…。';
export const badFlag = (flag: string, what: string) => `flags 里的“${flag}”${what}，不能用。`;
export const emptyExpect = 'expect 是空的，什么都算符合。';
export const writeExpect = '写上必须出现的一段文字。';
export const expectOnly = '只有 run=fail 与 compile=fail 才用 expect。';
export const writeOutput = '要核对输出，在后面接一个 ```output 代码块。';
export const writeRender = '写成 render=图.png，几幅之间用逗号隔开。';
export const renderOnly = '只有 run 的程序才会画图（render）。';
export const addRun = '写上 run，或去掉 render。';
export const moreLines = (count: number) => `  …（还有 ${count} 行）`;
export const syntaxFailed = '语法检查没有通过';
export const compilingFailed = '编译失败';
export const wordNotForLanguage = (language: string, word: string, known: string) =>
  `${language} 的代码块不能写 ${word}，可以写：${known}。`;
export const traceOnly = 'trace 只能和 run 一起写在 C++ 代码块上。';
export const noRecording = '这种语言不能录';
export const notRecorded = (reason: string) => `这一段录不下来：${reason}。`;
export const runningFailed = '运行失败';
export const sanitizedFailed = '加上 ASan 与 UBSan 之后编译失败';
export const sanitizersFound = 'ASan 或 UBSan 发现了问题';
export const mustCompile = 'run=fail 的代码必须能编译，编译却失败了';
export const noFailureSaid = 'run=fail 没有说程序会怎样失败：写 expect="…"，或在后面接一个 ```output 代码块。';
export const didNotFail = (report: string) => `说好会失败（run=fail），程序却正常结束了${report}`;
export const failedOtherwise = (expect: string, report: string) => `程序失败了，但没有打印“${expect}”${report}`;
export const otherOutput = (diff: string) => `输出与笔记里写的不同（- 是笔记，+ 是程序）：\n${diff}`;
export const strayFiles = (files: string) => `它写到了自己的文件夹之外：${files}。只写当前文件夹里的文件。`;
export const compiled = '说好不能编译（compile=fail），却编译过了。';
export const compilerFailed = (report: string) => `编译器自己出错了${report}`;
export const otherMessage = (expect: string, report: string) => `编译失败了，但消息里没有“${expect}”${report}`;
export const bySignal = (signal: string) => `（信号 ${signal}）`;
export const byCode = (code: number) => `（退出码 ${code}）`;
export const end = (how: string) => `${how}。`;
export const endWith = (how: string, shown: string) => `${how}：\n${shown}`;
export const renamesProduct = '会换掉产物的名字';
export const changesProduct = '会换掉产物';
export const changesLanguage = '会换掉语言';
export const readsOther = '会读取样例以外的文件';
export const changesCompiler = '会换掉编译器自己的部分';
export const handsOn = '会直接交给汇编器、预处理器或链接器';
export const otherFiles = '会另外读写文件';
export const notListed = '不在可以用的参数里';
export const noFlag = '不是编译器的参数';
export const notIni = (file: string, line: number, text: string) =>
  `${file}:${line}: error: 这一行既不是 [节]，也不是 键=值：${text}`;
export const recordingNotCompiled = (message: string) => `为录制编译失败：\n${message}`;
export const gppOnly = '只有用 g++ 编译的才能录（不能是 C++23）';
export const oneFileOnly = '只能录一个文件的程序';
export const noSanitizers = 'asan 与 tsan 的程序不能录';
export const noCodeFlags = '写了改变生成代码的 flags';
export const noThreads = '它有线程或窗口';
export const gdbStopped = (why: string | number | null, message: string) => `gdb 没有录完（${why}）：\n${message}`;
export const otherOutputRecorded = '录制时的输出和直接运行的不同';
export const largeRecording = (kilobytes: number, most: number) => `录下来有 ${kilobytes} KB，最多 ${most} KB`;
export const noStage = (stage: string, known: string) => `没有“${stage}”这个着色器阶段，可以写 ${known}。`;
export const whichStage = (endings: string) =>
  `看不出是哪个着色器阶段：写 stage=frag，或让 title 以 ${endings} 之一结尾。`;
export const needsRender = '着色器运行起来只会画图：写 render=图.png。';
export const fragmentOnly = '用 WebGL 画图的着色器只有一段片元着色器，不能是工程。';
export const badSize = (size: string | undefined, longest: number) =>
  `读不懂 size=${size}：写成 size=640x360，边长 16 到 ${longest}。`;
export const badUniforms = (text: string) =>
  `读不懂 uniforms 里的“${text}”：写成 uniforms="time=0,amount=0.5; time=2"，分号隔开各幅图。`;
export const notDrawn = '浏览器没有画完。';
export const drawnTwice = (path: string, owner: string) => `${path} 已经由 ${owner} 画出。`;
export const renameOne = '给其中一幅换个名字。';
export const noPicture = (name: string, megabytes: number) =>
  `程序结束了，却没有写出 ${name}（当前文件夹里的普通文件，至多 ${megabytes} MB）。`;
export const notPng = (name: string) => `程序写出的 ${name} 不是 PNG。`;
export const largePicture = (name: string, width: number, height: number, longest: number) =>
  `程序写出的 ${name} 是 ${width}×${height}，边长至多 ${longest}。`;
export const notKept = (path: string) => `笔记旁边还没有 ${path}。`;
export const differs = (path: string, share: string, limit: string) =>
  `画出来的 ${path} 与保存的不同：${share} 的像素看起来不一样（至多 ${limit}）。`;
export const shifted = (path: string, shift: string | number, most: number) =>
  `画出来的 ${path} 与保存的不同：有一处整片偏了 ${shift} 级（0 到 255，至多 ${most} 级）。`;
export const notReadable = (path: string) => `${path} 读不出来：画出来的或保存的不是完整的 PNG。`;
export const madeByCode = '由这段代码生成';
export const notShown = (path: string) => `这段代码画出 ${path}，笔记里却没有这幅图。`;
export const showPicture = (path: string) =>
  `在读者该看到它的地方写 ![图里是什么](./${path} "说明")，或从 render 里去掉它。`;
export const noName = '“render”后面没有图的名字。';
export const badName = (name: string) => `render 里的“${name}”不是笔记旁边的 png 的名字。`;
export const nameTwice = (name: string) => `render 里有两幅图都叫“${name}”。`;
export const ran = '已运行';
export const compiledOnly = '已编译';
export const failsAsSaid = '如期不能编译';
export const syntaxOnly = '仅语法';
export const toBeChecked = '待检查';
export const notChecked = '不检查';
export const total = '合计';
export const qualityPath = '/质量';
export const quality = '代码质量';
export const qualityDescription = '笔记里的代码检查了多少，怎样检查。';
export const nothingToCheck = '这些笔记里还没有要检查的代码。';
export const qualityLead = (count: number, checked: number) =>
  `笔记里有 ${count} 段代码，其中 ${checked} 段照现在的样子检查过。数字由构建时统计，不是手写的。`;
export const qualityArticle = (lead: string, table: string, explained: string) =>
  `<h1>代码质量</h1><p>${lead}</p>${table}${explained}`;
export const head = (columns: string) => `<tr><th>语言</th>${columns}</tr>`;
export const table = (head: string, body: string) =>
  `<div class="table" role="region" aria-label="各语言的代码段数" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>`;
export const stagesFolder =
  'stages 写成相对于笔记的文件夹，它和它前面的兄弟文件夹合成整个程序：stages=../程序/03-相机。';
export const noCheckWord = (language: string) => `这段 ${language} 代码没有说明怎样检查。`;
export const writeCheckWord = '在第一行写 run、compile、snippet、syntax 之一，实在不能检查就写 unchecked="原因"。';
export const severalWords = '有不止一段写了检查的词';
export const noRunWord = '里没有一段写 run 或 compile';
export const oneRunWord = '同一个 project 里，恰好一段写 run 或 compile，由它开始。';
export const projectProblem = (name: string, said: string) => `工程“${name}”${said}。`;
export const titles = '每一段用 title="…" 写出各自的文件名。';
export const fileTwice = (name: string, file: string) => `工程“${name}”里有两个文件叫 ${file}。`;
export const brokenLine = '检查结果的这一行坏了，它说的那段代码不算检查过。';
export const checkAgain = (folder: string, note: string) =>
  `重新检查，这一行就会重写：npx study-notes check:samples '${folder}/${note}'；版本库里的没有坏，也可以恢复它。`;
export const checkerFailed = (reason: string) => `检查器自己出错了：${reason}`;
export const downloadStage = '下载到这一步的整个程序';
export const unchecked = (reason: string) => `未检查：${reason}`;
export const sampleFile = '样例的文件';
export const strictHelp = '缺少工具而没能检查的，也算错误（CI 用）';
export const allHelp = '不管已有的结果，全部重来';
export const numberValue = '整数';
export const seedHelp = '抽查用的种子，用来重复同一次抽查';
export const updateHelp = '把程序真正的输出写回笔记的 output 代码块';
export const summary = '编译、运行笔记里的代码，核对输出';
export const usage = '[笔记、文件夹、样式或 笔记:行号…]';
export const detail =
  '没有变过的代码沿用 content/.checks 里的结果，其中随机一成再跑一遍；--all 全部重来。\n例如：npx study-notes check:samples content/编程语言/C++';
export const noStagesFolder = (folder: string) => `没有“${folder}”这个文件夹。`;
export const manyStageFiles = (folder: string, count: number, most: number) =>
  `“${folder}”到这一步有 ${count} 个文件，至多 ${most} 个。`;
export const closedStageFiles = (folder: string) => `“${folder}”里有读不了的文件：它们在 content 之外，或者不是文件。`;
export const largeStages = (folder: string, kilobytes: number, most: number) =>
  `“${folder}”到这一步共 ${kilobytes} KB，至多 ${most} KB。`;
export const pieces = (count: number) => `${count} 段代码`;
export const checkedNow = (count: number) => `这次检查 ${count} 段`;
export const known = (count: number) => `沿用已有结果 ${count} 段`;
export const sum = (parts: string, seed: number) => `${parts}（抽查的种子 ${seed}）。`;
export const uncheckedAt = (file: string, line: number, reason: string) => `未检查  ${file}:${line}  ${reason}`;
export const skipped = (language: string, count: number, tools: string, hint: string) =>
  `跳过    ${language} ${count} 段：这台机器没有 ${tools}。安装：${hint}`;
export const updated = (count: number) => `改写了 ${count} 处输出，再运行一次核对。`;
export const slow = (file: string, line: number, seconds: string) => `慢      ${file}:${line}  ${seconds} 秒`;
export const failedCount = (count: number) => `${count} 段没有通过`;
export const mistakesCount = (count: number) => `${count} 处写法要改`;
export const closing = (said: string) => `${said}。`;
export const checkedPassed = '检查过的都通过了。';
export const allPassed = '全部通过。';
