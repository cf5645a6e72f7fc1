/** What the features around reading say in Simplified Chinese. */

export const keys = '键盘快捷键';
export const keysFailed = '快捷键的说明没有载入，请再按一次';
export const close = '关闭';
export const closeDialog = '关闭打开的窗口';
export const moveTab = '换到旁边的标签（先选中一个标签）';
export const movePicture = '看大图时换一张';
export const space = '空格';
export const singleKeys = '单个字符的快捷键';
export const singleKeysHint = '语音输入或容易误触时可以关掉，只在这个浏览器里记住。关掉以后，Ctrl + / 仍然打开这里。';

/** Around the number of minutes. */
export const left: readonly [before: string, after: string] = ['剩 ', ' 分钟'];

export const resume = '接着上次读';
export const lastTime = (heading: string) => `上次读到“${heading}”`;
export const dismiss = '不用了';

export const share = '分享';

export const report = '报告问题';
export const reportQuote = '这里有误？';

// What the configuration of the reports may say.
export const reportScheme = '以 https:// 或 mailto: 开头的地址';
export const reportNames = '只含 {title}、{path}、{quote} 的地址模式';
export const reportLacksQuote = '写着 {quote} 的地址，引文放在那里';
