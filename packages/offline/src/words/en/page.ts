import { counted } from 'study-notes/words/counted';

/** What offline reading says in English. */

/** Of the page that lists what is stored. */
export const path = '/offline';
export const locale = 'en';
export const htmlLang = 'en';
export const cleared = (labels: string[]) =>
  `To make room, the browser has removed ${labels.join(', ')}. Store it once more; all else is as it was.`;
export const firstTime = (size: string) =>
  `The first time, ${size} more are downloaded: the application, search and cards.`;
export const total = (size: string, date: string) =>
  `${size} in all, last brought up to date ${date}. When the site is opened with a network, this happens in the background. `;
export const noAnswer =
  'The site cannot be reached; nothing was stored. What was stored before is still there. Connect to a network and try again.';
export const problems = {
  full: 'There is not enough room; nothing was stored. What was stored before is still there. Remove sections below that you do not need, or make room on the device, and try again.',
  cut: 'The download was cut off; nothing was stored. What was stored before is still there. Connect to a network and try again; what has arrived is not downloaded twice.',
  damaged:
    'What was downloaded is incomplete; nothing was stored. What was stored before is still there. Try again; if it stays so, files of the site are damaged.',
  changed:
    'The site has just been updated; nothing was stored. What was stored before is still there. Reload this page and try again.',
  blocked:
    'The browser does not let this site store anything: this may be a private window, or site data are forbidden in the settings. What was stored before is untouched.',
  failed:
    'The browser could not write to its storage; nothing was stored. What was stored before is untouched. Restart the browser and try again.',
  cancelled: 'Cancelled; nothing was stored. What was stored before is still there.',
};
export const withdrawn = `<h1>Offline reading</h1>
<p>This site no longer offers offline reading. What was stored is deleted when the site is next opened.</p>`;
export const noNetwork = 'No network';
export const notStored = 'This page is not stored on this device';
export const tryAgain = 'There is no network now. Once there is, <a href="">try again</a>.';
export const pagesRead = 'Pages that were read';
export const keepPages = 'Keep pages that I read on this device, to read them again without a network';
export const noRoomForPages =
  'There is not enough room: the pages read last were not kept; those kept before are still there.';
export const pagesKept = (pages: number) => `${counted(pages, 'page')} kept.`;
export const nothingKept =
  'None are kept now. Install the site as an app and open this page again: it is then switched on by itself.';
export const looking = 'Looking at what is stored';
export const updateNow = 'The site has been updated; update what is stored';
export const siteUnreachable =
  'The site cannot be reached now. What is listed below is stored on this device and can be opened.';
export const nothingToStore = 'This site has nothing that can be stored.';
export const notUpdated = 'The site has been updated, but not what is stored. ';
export const lasting = 'The browser has agreed not to remove it by itself.';
export const notLasting =
  'When the device is short of space, the browser may remove it; it stays longer when the site is installed as an app.';
export const removeAll = 'Remove everything';
export const removeAllAsk =
  'Remove all sections and pages that are stored on this device? The progress of your review is not among them.';
export const doNotRemove = 'Keep them';
export const remove = 'Remove';
export const store = 'Store on this device';
export const storedSize = (size: string) => `Stored, ${size}`;
export const downloadSize = (size: string) => `${size} to download`;
export const removeSection = (label: string) => `Remove “${label}”`;
export const storeSection = (label: string) => `Store “${label}” on this device`;
export const storing = (label: string) => `Storing “${label}”`;
export const cancel = 'Cancel';
export const colour = 'a colour like #fcfbf7';
export const article = (rows: string) => `<h1>Offline reading</h1>
<p>Keep whole sections of notes on this device: they open without a network, with search, review and labs. Nothing is downloaded before you press “Store on this device”.</p>
<noscript><p>Storing needs scripts; switch them on and come back. What can be stored:</p><ul>${rows}</ul></noscript>
<p><button type="button" class="button" data-action="offline">See what can be stored</button></p>`;
export const offlineReading = 'Offline reading';
export const storeThisSection = 'Store this section on this device';
export const noIcon = (path: string) =>
  `The icon ${path} is not in the static folder: put a square SVG there, or change offline({ icon }).`;
export const program = 'the offline program';
export const stored = (label: string) => `“${label}” is stored and can be read without a network.`;
export const updated = 'Everything is up to date.';
export const removed = (label: string) => `“${label}” was removed.`;
export const allRemoved = 'Everything was removed; nothing is kept for offline reading on this device.';
export const keepsPages = 'Pages you read from now on are kept on this device.';
export const keepsNoPages = 'Pages are no longer kept; those that were have been removed.';
export const insecure = 'This site was not opened over https, so the browser does not let it store anything.';
export const tooOld = 'This browser is too old to store whole sections. Update it and come back.';
export const sectionsStored = 'Sections on this device';
