/** What the features around reading say in English. */

export const keys = 'Keyboard shortcuts';
export const keysFailed = 'The list of shortcuts did not load; press again';
export const close = 'Close';
export const closeDialog = 'Close what is open';
export const moveTab = 'Go to a neighbouring tab (from a tab)';
export const movePicture = 'Go to another picture, at full size';
export const space = 'Space';
export const singleKeys = 'Shortcuts of a single character';
export const singleKeysHint =
  'Switch them off if you use speech input or press them by accident. This browser remembers it; Ctrl + / still opens this list.';

export const left: readonly [before: string, after: string] = ['', ' min left'];

export const resume = 'Continue reading';
export const lastTime = (heading: string) => `Last time: “${heading}”`;
export const dismiss = 'No, thanks';

export const share = 'Share';

export const report = 'Report a problem';
export const reportQuote = 'Something wrong here?';

// What the configuration of the reports may say.
export const reportScheme = 'an address that begins with https:// or mailto:';
export const reportNames = 'a pattern of an address with {title}, {path} and {quote} only';
export const reportLacksQuote = 'an address with {quote}, where the quotation goes';
