import { counted } from './counted.ts';

/** What is said while a folder moves in, in English. */

export const kinds = {
  address: 'addresses',
  ids: 'anchors of headings',
  title: 'titles',
  order: 'order (next page)',
  text: 'text',
  pictures: 'number of pictures',
};
export const noOldSite = (folder: string) =>
  `There is no folder ${folder}. Give the site that the old engine has built, e.g. build, site or .vitepress/dist.`;
export const comparing = 'Comparing';
export const restored = (count: number) => `Put back ${counted(count, 'file')}.
`;
export const changedSince = (
  file: string,
  kept: string,
) => `  ${file} has been changed since and was left alone; as it was before the move it is in ${kept}/before/${file}.
`;
export const planning = 'Planning the changes';
export const downloading = 'Downloading images';
export const nowhere = 'none';
export const wouldDownload = (count: number, hosts: string) =>
  `  ${counted(count, 'image')} would be downloaded (${hosts}) to images/.`;
export const byHand = 'To be done by hand:';
export const problemsAbove = (count: string) => `Problems in the notes, see above: ${count}`;
export const nothingToDo = 'Nothing has to change.';
export const changed = (count: number, folder: string, kept: string) =>
  `Wrote ${counted(count, 'file')}. To put everything back, run study-notes migrate --undo in ${folder} (what was there is in ${kept}/).`;
export const wouldChange = (count: number) =>
  `${counted(count, 'file')} would change. --write does it; what was there is kept, and --undo puts it back.`;
export const newFile = (file: string, bytes: number) => `New file ${file} (${counted(bytes, 'byte')})
`;
export const answered = (status: number) => `the answer was ${status}`;
export const noType = 'no type given';
export const notAnImage = (type: string) => `not an image (${type})`;
export const overSize = (megabytes: number) => `over ${megabytes} MB`;
export const noSuchTarget = (from: string, to: string) => `The redirect ${from} → ${to}: there is no such note.`;
export const notDownloaded = (address: string, reason: string) => `The image ${address} was not downloaded: ${reason}.`;
export const looksDifferent = (file: string | undefined) =>
  `${file}: as directives it would look different, so it stays as it is.`;
export const keptAlready = (kept: string) =>
  `${kept}/ still holds what was there before the last move. Put it back with --undo first, or delete that folder (that move can then not be undone).`;
export const nothingKept = (kept: string) => `There is nothing to put back: ${kept}/ has no record.`;
export const pagesCompared = (theirs: number, ours: number, both: number) =>
  `The old site has ${counted(theirs, 'page')}, this one ${ours}; both have ${both}.`;
export const sameOf = (kind: string, share: string) => `  Same ${kind}: ${share}`;
export const differentOf = (kind: string, count: number) => `Different ${kind} (${count})`;
export const moreOf = (count: number) => `  … and ${count} more; --json shows all.`;
export const noOrder = 'cannot be compared: the old site has no “next page”';
export const share = (count: number, notes: number, percent: number) =>
  `${count} of ${counted(notes, 'note')} (${percent} %)`;
export const missingHere = (address: string, theirs: string) =>
  `  ${address}: this page is missing here (old site: ${theirs})`;
export const missingThere = (file: string | undefined, address: string) => `  ${file}: the old site has no ${address}`;
export const nothing = '(nothing)';
export const theirs = (text: string) => `    Old site: ${text}`;
export const ours = (text: string) => `    Here:     ${text}`;
