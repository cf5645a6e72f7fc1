/** What offline reading says in Simplified Chinese. */

/** Of the page that lists what is stored. */
export const path = '/离线';
export const locale = 'zh-CN';
export const htmlLang = 'zh-Hans';
export const cleared = (labels: string[]) =>
  `浏览器为了腾出空间，清掉了${labels.join('、')}。再存一次就好，其余的没有动。`;
export const firstTime = (size: string) => `第一次存，另外要下载 ${size}：程序、搜索和卡片。`;
export const total = (size: string, date: string) => `一共占 ${size}，最近更新于 ${date}。联网打开网站时会在后台更新。`;
export const noAnswer = '连不上网站，没有存下。以前存的都还在。连上网络再试一次。';
export const problems = {
  full: '空间不够，没有存下。以前存的都还在。在下面移除用不着的节，或在设备上腾出空间，再试一次。',
  cut: '下载中断了，没有存下。以前存的都还在。连上网络再试一次，已经下完的部分不用重来。',
  damaged: '下载的内容不完整，没有存下。以前存的都还在。再试一次；还是这样，就是网站的文件坏了。',
  changed: '网站刚刚更新过，没有存下。以前存的都还在。重新载入这一页，再试一次。',
  blocked: '浏览器不让这个网站在本机存东西：可能是无痕窗口，或设置里禁止了网站数据。以前存的没有动。',
  failed: '浏览器没能写进本机的存储，没有存下。以前存的没有动。重开浏览器，再试一次。',
  cancelled: '已经取消，没有存下。以前存的都还在。',
};
export const withdrawn = `<h1>离线阅读</h1>
<p>这个网站不再提供离线阅读。以前存下的内容会在下一次打开网站时删除。</p>`;
export const noNetwork = '没有网络';
export const notStored = '这一页没有存在本机';
export const tryAgain = '现在没有网络。连上以后<a href="">再试一次</a>。';
export const pagesRead = '读过的页';
export const keepPages = '把读过的页留在本机，没有网络也能再读';
export const noRoomForPages = '空间不够，最近读的页没有留下，以前留下的都还在。';
export const pagesKept = (pages: number) => `留下了 ${pages} 页。`;
export const nothingKept = '现在没有留。把网站装成应用，再打开这一页，它就自动打开。';
export const looking = '正在看本机存了什么';
export const updateNow = '网站更新了，现在就更新本机的';
export const siteUnreachable = '现在连不上网站。下面是存在本机的，都能打开。';
export const nothingToStore = '网站上没有可以存到本机的内容。';
export const notUpdated = '网站更新了，本机的还没有。';
export const lasting = '浏览器答应不自动清除。';
export const notLasting = '设备空间紧张时浏览器可能清掉它们；把网站装成应用，会留得更久。';
export const removeAll = '全部移除';
export const removeAllAsk = '移除存在本机的所有节和读过的页？复习进度不在其中。';
export const doNotRemove = '不移除';
export const remove = '移除';
export const store = '存到本机';
export const storedSize = (size: string) => `已存，${size}`;
export const downloadSize = (size: string) => `下载 ${size}`;
export const removeSection = (label: string) => `移除“${label}”`;
export const storeSection = (label: string) => `把“${label}”存到本机`;
export const storing = (label: string) => `正在存“${label}”`;
export const cancel = '取消';
export const colour = '像 #fcfbf7 这样的颜色';
export const article = (rows: string) => `<h1>离线阅读</h1>
<p>把整节笔记存到这台设备上：没有网络也能打开、搜索、复习，交互图照样能动。没有按“存到本机”之前，什么也不会下载。</p>
<noscript><p>存到本机要用到脚本，请打开脚本再来。能存的节：</p><ul>${rows}</ul></noscript>
<p><button type="button" class="button" data-action="offline">看看能存什么</button></p>`;
export const offlineReading = '离线阅读';
export const storeThisSection = '把这一节存到本机';
export const noIcon = (path: string) =>
  `图标 ${path} 不在 static 文件夹里：把一个正方形的 SVG 放进去，或改 offline({ icon })。`;
export const program = '离线程序';
export const stored = (label: string) => `“${label}”存好了，没有网络也能读。`;
export const updated = '都更新好了。';
export const removed = (label: string) => `“${label}”移除了。`;
export const allRemoved = '全部移除了，这台设备上不再留有离线内容。';
export const keepsPages = '以后读过的页会留在本机。';
export const keepsNoPages = '读过的页不再留下，已经留下的移除了。';
export const insecure = '这个网站不是经 https 打开的，浏览器不让它在本机存东西。';
export const tooOld = '这个浏览器太旧，存不了整节笔记。升级以后再来。';
export const sectionsStored = '存在本机的节';
