/** The shell's words in Simplified Chinese. */

export const skipToContent = '跳到主要内容';
export const comments = '评论';
export const commentsFailed = '评论服务暂时连不上，不影响阅读。';
export const commentsLackInit = (script: string) => `评论服务的脚本 ${script} 没有导出 init`;
export const onThisPage = '本页目录';
export const lastUpdated = '最后更新 ';
export const copyMarkdown = '复制为 Markdown';
export const breadcrumbs = '面包屑';
export const readingTime = (minutes: number) => `约 ${minutes} 分钟`;
export const neighbours = '上一篇与下一篇';
export const previousNote = '← 上一篇';
export const nextNote = '下一篇 →';
export const retry = '重试';

export const silence = (seconds: number) => `等了 ${seconds} 秒，服务器没有回应。`;
export const copied = '已复制';
export const notCopied = '没有复制成功';
export const linkInBar = '没有复制成功，链接在地址栏里';
export const wrapLines = '换行';
export const copy = '复制';
export const copyProgram = '复制完整程序';
export const zoomIn = '放大图片';
export const zoomFailed = '大图没有载入，请再点一次';
export const picture = '图片';
export const previousPicture = '上一张';
export const nextPicture = '下一张';
export const close = '关闭';
export const linkTo = (heading: string) => `“${heading}”的链接`;
export const foldUp = '收起';
export const unfoldLines = (count: number | string | undefined) => `展开全部 ${count} 行`;

export const someFailed = '部分功能没有载入，';
export const reload = '重新载入';
export const openMenu = '打开菜单';
export const mainNavigation = '主导航';
export const search = '搜索';
export const searchNotes = '搜索笔记';
export const menu = '菜单';
export const closeMenu = '关闭菜单';
export const sectionMenu = '本栏目录';
export const backToMainMenu = '返回主菜单';
export const mainMenu = '主菜单';
export const itemFailed = (label: string) => `“${label}”无法显示`;
export const backToTop = '回到顶部';
export const contentsOf = (label: string) => `“${label}”的目录`;
export const contentsFailed = '目录没有取到。';
export const read = '已读';
export const sidebarOf = (label: string) => `${label}目录`;
export const hideSidebar = '收起侧栏';
export const showSidebar = '展开侧栏';
export const announcement = '公告';
export const closeAnnouncement = '关闭公告';
export const switchColours = '切换颜色模式';
export const loading = '正在载入';

export const notFound = '找不到页面';
export const notFoundHere = '我们没有找到你要看的内容。';
export const notFoundElsewhere = '如果是从别的网站点过来的，请联系那个网站的主人，告诉他链接已经失效。';
export const allSections = '各栏目录';
export const nearestFailed = '没有取到相近的页面。';
export const nearest = '也许你要找的是';

export const noteCount = (count: number) => `${count} 篇`;
export const continueReading = '接着学';
export const continueWith = '接着上次读：';
export const beginWith = '从头读起：';
export const colon = '：';
export const dueToday = (count: number) => `今天到期 ${count} 张`;
export const latest = '最近写的';

// Said after the English words that the specification asks for.
export const crashed = ' 页面出错了。';
export const tryAgain = ' 重试';
export const partFailed = (route: number) => `这一部分没有载入（路由 ${route}）。`;
export const noContext = '（没有找到页面的路由上下文）';
export const noDocs = '（配置里没有任何侧边栏，文档功能没有启用）';
export const noDocsAt = (path: string) => `（路径“${path}”不属于任何文档）`;
export const noSidebar = (id: string) => `（没有名为“${id}”的侧边栏）`;
export const noStorage = '（浏览器存储不可用，页面可以照常阅读，但不会记住设置）';
export const noDefaultExport = (name: string) => `（页面组件“${name}”没有默认导出）`;
export const navbarItemFailed = '（导航栏的这一项无法显示，请检查 site.config.ts 里的 navbar.items）';
export const chunkUnknown = (name: string) => `（这一版网站没有名为“${name}”的模块）`;
export const chunkFailed = (name: string) => `（模块“${name}”没有载入）`;
