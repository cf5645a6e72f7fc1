/** The shell's words in English. */

export const skipToContent = 'Skip to main content';
export const comments = 'Comments';
export const commentsFailed = 'The comments cannot be reached at the moment; the note can be read without them. ';
export const commentsLackInit = (script: string) => `The comments’ script ${script} does not export init`;
export const onThisPage = 'On this page';
export const lastUpdated = 'Last updated ';
export const copyMarkdown = 'Copy as Markdown';
export const breadcrumbs = 'Breadcrumbs';
export const readingTime = (minutes: number) => `${minutes} min read`;
export const neighbours = 'Previous and next page';
export const previousNote = '← Previous';
export const nextNote = 'Next →';
export const retry = 'Try again';

export const silence = (seconds: number) => `The server has not answered for ${seconds} seconds.`;
export const copied = 'Copied';
export const notCopied = 'Not copied';
export const linkInBar = 'Not copied; the link is in the address bar';
export const wrapLines = 'Wrap';
export const copy = 'Copy';
export const copyProgram = 'Copy whole program';
export const zoomIn = 'Enlarge picture';
export const zoomFailed = 'The large picture did not load; click once more';
export const picture = 'Picture';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const close = 'Close';
export const linkTo = (heading: string) => `Link to “${heading}”`;
export const foldUp = 'Show less';
export const unfoldLines = (count: number | string | undefined) => `Show all ${count} lines`;

export const someFailed = 'Some of this page did not load. ';
export const reload = 'Reload';
export const openMenu = 'Open menu';
export const mainNavigation = 'Main navigation';
export const search = 'Search';
export const searchNotes = 'Search notes';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const sectionMenu = 'Contents of this section';
export const backToMainMenu = 'Back to main menu';
export const mainMenu = 'Main menu';
export const itemFailed = (label: string) => `“${label}” cannot be shown`;
export const backToTop = 'Back to top';
export const contentsOf = (label: string) => `Contents of “${label}”`;
export const contentsFailed = 'The contents did not load.';
export const read = 'Read';
export const sidebarOf = (label: string) => `Contents of ${label}`;
export const hideSidebar = 'Hide sidebar';
export const showSidebar = 'Show sidebar';
export const announcement = 'Announcement';
export const closeAnnouncement = 'Close announcement';
export const switchColours = 'Switch colour mode';
export const loading = 'Loading';

export const notFound = 'Page not found';
export const notFoundHere = 'We could not find what you were looking for.';
export const notFoundElsewhere =
  'If a link on another site brought you here, please tell the owner of that site that it no longer works.';
export const allSections = 'All sections';
export const nearestFailed = 'Pages with similar names did not load.';
export const nearest = 'You may be looking for';

export const noteCount = (count: number) => `${count} ${count === 1 ? 'note' : 'notes'}`;
export const continueReading = 'Continue';
export const continueWith = 'Go on with: ';
export const beginWith = 'Begin with: ';
export const colon = ': ';
export const dueToday = (count: number) => `${count} due today`;
export const latest = 'Latest notes';

// The specification’s English words before these say it all.
export const crashed = '';
export const tryAgain = '';
export const partFailed = (route: number) => `This part did not load (route ${route}).`;
export const noContext = '';
export const noDocs = '';
export const noDocsAt = (_path: string) => '';
export const noSidebar = (_id: string) => '';
export const noStorage = '';
export const noDefaultExport = (_name: string) => '';
export const navbarItemFailed = '';
export const chunkUnknown = (_name: string) => '';
export const chunkFailed = (_name: string) => '';
