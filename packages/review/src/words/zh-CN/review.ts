/** What the review says in Simplified Chinese. */

/** Of the review page. */
export const path = '/复习';
export const hardCards = (count: number, aside: number) =>
  `总记不住的卡片（${count}${aside > 0 ? `，搁置 ${aside}` : ''}）`;
export const openTitle = '《';
export const forgotten = (times: number) => `》，忘了 ${times} 次`;
export const isAside = '，搁置着';
export const safari =
  'Safari 在连续使用七天而没有打开本站时，会清掉本站存下的数据，复习进度也在内。隔几天在下面“导出进度”留一份；或者把本站添加到主屏幕（Mac 上是程序坞），从那里打开的不会被清掉。';
export const orphans = (count: number) => `笔记里已经没有的卡片（${count}）`;
export const orphan = (title: string, times: number) => `《${title}》，复习过 ${times} 次`;
export const attachTo = '接到';
export const cardOf = (text: string, title: string) => `${text} —《${title}》`;
export const ownCards = (count: number) => `我的卡片（${count}）`;
export const leech = (times: number) => `这张已经忘了 ${times} 次。先回笔记里看看，或者`;
export const openAnswer = '打开答案';
export const space = '空格';
export const from = '出自';
export const after = (span: string) => `${span}后`;
export const grades = { 1: '再来', 2: '困难', 3: '良好', 4: '轻松' };
export const storageProblems = {
  refused: '浏览器不允许本站保存数据：',
  held: '另一个标签页正占着复习的数据，请关闭其他标签页再刷新。现在不刷新也行：',
  unreadable: '这个浏览器里原有的复习数据读不出来，已原样留着：',
};
export const worksMeanwhile = '这次打开期间可以照常复习，关闭页面后这次的进度就没有了。离开之前可以在下面导出。';
export const skipped = (count: number) =>
  `存下来的记录里有 ${count} 条读不懂，可能已经损坏，或由别的版本写入。它们没有被采用，也没有被删除。`;
export const undoGrade = '撤销评分';
export const freshPerDay = '每天的新卡片';
export const notesRead = (count: number) => `已读完 ${count} 篇`;
export const whatOutput = '这段程序输出什么？';
/** Anki's deck of all cards; a section is a deck within it. */
export const deck = '学习笔记';
export const about = '笔记里的问题，按快要忘记的日子再问一遍。';
export const article = `<h1>复习</h1>
<p>${about}</p>
<noscript><p>复习要用到脚本。关着脚本也可以在笔记里逐个打开卡片，答案就在问题下面。</p></noscript>
<p><button type="button" class="button" data-action="review">开始复习</button></p>`;
export const myCards = '我的卡片';
export const cardsFile = (day: string) => `卡片-${day}.txt`;
export const exportedCards = (count: number) =>
  `已导出 ${count} 张卡片。在 Anki 里用“文件 → 导入”；改过的笔记再导一次，同一张卡片只会更新，不会变成两张。`;
export const withAnki = '与 Anki 往来';
export const aboutAnki = '笔记里的卡片和自己的卡片可以带到 Anki 去；Anki 里写的也可以带来，和笔记里的一起复习。';
export const exportToAnki = '导出到 Anki';
export const importFromAnki = '从 Anki 导入';
export const notImported = (file: string) => `没有导入“${file}”，原来的卡片没有变。`;
export const largeFile = (kept: string) => `${kept}文件超过 64 MB。`;
export const noRows = (kept: string) => `${kept}里面没有一行同时有问题和答案。请在 Anki 里导出为“纯文本笔记”（.txt）。`;
export const manyOwn = (kept: string, most: number) => `${kept}自己的卡片最多 ${most} 张。`;
export const notSaved = (kept: string) => `${kept}浏览器没有存下来。`;
export const importedCards = (count: number) => `导入了 ${count} 张卡片，同一编号的更新成了文件里的样子。`;
export const leftCards = (count: number) => `${count} 张来自本站笔记或者太长，保持原样。`;
export const skippedRows = (count: number) => `${count} 行没有问题或没有答案，跳过了。`;
export const mondayLetter = '一';
export const wednesdayLetter = '三';
export const fridayLetter = '五';
export const sundayLetter = '日';
export const onDay = (day: string, count: number) => `${day}：${count} 次`;
export const dayCount = (day: string, count: number) => `${day} ${count} 次`;
export const pause = '，';
export const nothingInWeeks = (weeks: number) => `最近 ${weeks} 周还没有复习。`;
export const inWeeks = (weeks: number, total: number, list: string) => `最近 ${weeks} 周复习了 ${total} 次：${list}。`;
export const never = '算了';
export const today = '今天';
export const nothingDue = '未来一周没有到期的卡片。';
export const dueOn = (label: string, date: string, count: number) => `${label}（${date}）${count} 张`;
export const dueInWeek = (list: string) => `未来一周到期的卡片：${list}。`;
export const aboutHard =
  '忘了又忘的卡片，多半是没有弄懂：回到笔记里读一遍、动手试一试，比再评一次有用。也可以先搁置，搁置的不再出现。';
export const putBack = '放回来';
export const setAside = '搁置';
export const aboutOrphans = '问题改过，或笔记移动、删除了。学过的还在：可以接到一张还没有开始的卡片上，也可以丢掉。';
export const attach = '接上';
export const drop = '丢掉';
export const dropAsk = '丢掉这张卡片的进度？';
export const dropDetail = (text: string, times: number) => `“${text}”复习过 ${times} 次，丢掉以后找不回来。`;
export const aboutOwn = '从 Anki 导入的、读笔记时做的卡片，只在这个浏览器里，也会写进导出的进度文件。';
export const remove = '删除';
export const deleteAsk = '删除这张卡片？';
export const deleteDetail = (question: string) => `“${question}”和它的复习进度会一起删掉，找不回来。`;
export const question = '问题';
export const answer = '答案';
export const setItAside = '搁置它';
export const howWell = '记得怎么样';
export const notLoaded = '卡片没有载入。';
export const loading = '正在载入卡片';
export const noCards = '笔记里还没有复习卡片。';
export const comingWeek = '未来一周';
export const pastDays = '过去的日子';
export const notStored = '刚才的改动没有存下来，请再试一次；仍然不行就刷新页面。';
export const allSections = '全部';
export const scope = '范围';
export const todaysCards = '今天的卡片';
export const cardsLeft = (count: number) => `还有 ${count} 张`;
export const gradeOf = (card: string) => `“${card}”的评分`;
export const doneToday = '今天的卡片都复习过了。';
export const enoughNew = (count: number) => `今天的新卡片已经够数，还有 ${count} 张没有开始。`;
export const nextOn = (date: string, weekday: string) => `最近一次在${date}（${weekday}）。`;
export const settings = '设置';
export const unlimited = '不限';
export const cards = (count: number) => `${count} 张`;
export const staysHere = '进度和记录只存在这个浏览器里，不会发送到任何地方。换设备前请导出，在新设备上导入。';
export const recordRead = '记下读完的笔记';
export const clearRead = '清除阅读记录';
export const progressFile = (day: string) => `复习进度-${day}.json`;
export const exportedProgress = (cards: number, grades: number, own: string) =>
  `已导出 ${cards} 张卡片的进度和 ${grades} 次评分${own}。`;
export const fileTooLarge = '文件超过 64 MB。';
export const progressKept = (file: string, problem: string) => `没有导入“${file}”，原来的进度没有变。${problem}`;
export const progressNotSaved = (file: string) => `没有导入“${file}”：浏览器没有存下来，原来的进度没有变。`;
export const importedProgress = (cards: number, grades: number, own: string) =>
  `导入了 ${cards} 张卡片的进度和 ${grades} 次评分${own}；这里更新的进度保持不变。`;
export const allCleared = '复习进度和阅读记录都清除了。';
export const exportProgress = '导出进度';
export const importProgress = '导入进度';
export const clearAll = '全部清除';
export const clearAsk = '清除全部复习进度和阅读记录？';
export const clearDetail = '这个浏览器里的进度和自己的卡片会全部丢失。要留一份，请先导出。';
export const clear = '清除';
export const andOwn = (count: number) => `，还有 ${count} 张自己的卡片`;
export const rest = '其余';
export const otherQuestion = '改一改问题，或给其中一张写上编号：:::card[问题]{#编号}。';
export const sameId = (text: string, where: string, id: string) => `卡片“${text}”与 ${where} 的编号相同（${id}）。`;
export const idUsed = (id: string, where: string) => `卡片编号“${id}”在 ${where} 已经用了。`;
export const otherCardId = (id: string) => `换一个编号，例如 {#${id}-2}。`;
export const review = '复习';
export const cardCount = (count: number) => `${count} 张卡片`;
export const progressAndSettings = '进度与设置';
export const notFetched = (label: string, status: number) => `“${label}”的卡片没有取到（${status}）。`;
export const noQuestion = '没有问题';
export const writeQuestion = '写成 :::card[问题]，下面是答案。';
export const noAnswer = '没有答案';
export const writeAnswer = '在问题下面写答案，再以 ::: 结束。';
export const unknownOptions = (names: string) => `:::card 不认识 ${names}。`;
export const idOnly = '大括号里只写 {#编号}。';
export const badCardId = (id: string) => `卡片编号“${id}”不能用。`;
export const cardIdLetters = (number: number) =>
  `只用汉字、字母、数字、- 和 _，最多 64 个字，例如 {#${number}-移动语义}。`;
export const cardProblem = (what: string) => `:::card ${what}。`;
export const noOutput = '代码块写了 card，却没有可以当答案的输出。';
export const addOutput = '加上 run，并且让下一个代码块是 ```output；或者去掉 card。';
export const notJson = '它不是 JSON 文件。请选择从这里导出的文件。';
export const notProgress = '它不是从这里导出的复习进度。请选择从这里导出的 JSON 文件。';
export const otherVersion = (found: string, known: number) =>
  `它的版本是 ${found}，这里只认识版本 ${known}。请在最近的版本里导入。`;
export const otherValue = '别的值';
export const wrongValue = (place: string, found: string, wanted: string) =>
  `${place} 处是 ${found}，应为 ${wanted}。文件可能被改过或没有下载完整。`;
export const cannotUndo = (text: string) => `“${text}”后来又评过分或者清掉了，这一次撤不回来。`;
