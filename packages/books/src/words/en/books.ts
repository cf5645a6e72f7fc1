import { counted } from 'study-notes/words/counted';

/** What is said in books and of them in English. */

export const contents = 'Contents';
export const extent = (count: number, date: string) => `${counted(count, 'note')}, exported on ${date}`;
export const sectionValue = 'section';
export const sectionHelp = 'Export these sections only: names or folders, with commas between them (default: all)';
export const pdfHelp = 'PDF only (printed by Chromium)';
export const epubHelp = 'EPUB only';
export const folderValue = 'folder';
export const siteHelp = 'The site that has been built (default: dist/)';
export const outHelp = 'Where to write them (default: books/ in the static folder)';
export const summary = 'Make a book of each section: a PDF to print, an EPUB to read';
export const detail = `Run build first: books are made from the site that has been built. Those in the static folder are listed on the first page of their section by the next build.
For example: npx study-notes export --section programming --pdf`;
export const wholeSection = (label: string) => `${label}: the whole section as one book`;
export const download = (href: string, kind: string, size: string, date: string) =>
  `<li><a href="${href}" download>${kind}</a> ${size}, <time datetime="${date}">${date}</time></li>`;
export const cover = (title: string) => `Cover: ${title}`;
export const bookSize = (count: number, megabytes: string) => `${counted(count, 'note')}, ${megabytes} MB`;
export const noSection = (name: string, known: string) => `There is no section “${name}”. There are: ${known}.`;
export const noChromePath = (path: string | undefined) => `CHROME_PATH names ${path}, which does not exist. `;
export const noChromium = 'There is no Chromium or Chrome, which prints the PDF. ';
export const installChromium = (missing: string) =>
  `${missing}Install one (Debian: apt-get install chromium), or name it in the environment variable CHROME_PATH; for EPUB alone add --epub.`;
export const notInPdf = (what: string) => `The PDF has no ${what}: Chromium writes it differently now.`;
export const noTable = 'The PDF has no cross-reference table: Chromium writes it differently now.';
export const notPrinted = (
  browser: string,
  code: string | number | null,
  said: string,
) => `${browser} printed no PDF (${code}). It says:
${said}`;
export const tooLong = (minutes: number) => `a part took more than ${minutes} minutes`;
export const closed = 'it is closed';
export const setSmaller = (path: string, percent: number) =>
  `Warning: something in ${path} (a figure, a table or a formula) is wider than the paper, so the whole note is set at ${percent}% in the PDF. Make it narrower, or put it on several lines.`;
export const tryOnPage = 'Try it on the page: ';
export const qrCode = 'QR code';
export const emptySection = (label: string) => `The section “${label}” has no note.`;
export const notBuilt = (folder: string, label: string) =>
  `There is no section “${label}” in ${folder}. Run build first; if the site is elsewhere, name it with --site.`;
export const noPage = (file: string) => `The site that has been built has no ${file}. Build it once more.`;
export const notOurs = (file: string) => `${file} is no page of this engine: it has no #article. Build it once more.`;
