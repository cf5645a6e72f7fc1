/** What is wrong across a whole site, and how to mend it, in English. */

export const pictureSaid = (said: string) => ` ${said}.`;
export const aliasIsPath = (alias: string) => `The alias “${alias}” is the address of this page itself.`;
export const deleteAlias = 'Delete this alias.';
export const aliasNearPath = (alias: string) =>
  `The alias “${alias}” differs from the address of this page only by a slash or by case.`;
export const aliasTaken = (alias: string, owner: string) =>
  `The alias “${alias}” is also the address of the page “${owner}”.`;
export const pageMoved = (from: string, to: string) =>
  `The address “${from}” is that of notes, so the site’s own page moves from there to “${to}”.`;
export const keepOrRename = (from: string) =>
  `Nothing to mend; to keep it at “${from}”, give those notes another address.`;
export const changeAlias = 'Delete or change this alias.';
export const badAlias = (alias: string, reason: string) => `The alias “${alias}” ${reason}.`;
export const noStatic = (file: string) => `There is no “${file}” in the static folder.`;
export const addStatic = 'Put the file there, or remove this entry.';
export const wholeDisk = (folder: string) => `“${folder}” is the whole disk, which cannot be allowed.`;
export const noFolder = (folder: string) => `There is no folder “${folder}”.`;
export const writeFolder = "Name one folder, from the configuration's own, e.g. allowedFolders: ['../examples'].";
export const folders = (known: string) => `The folders are: ${known}.`;
export const notInContent = (folder: string) => `There is no “${folder}” in the content folder.`;
export const inNoSidebar = (folder: string) =>
  `The folder “${folder}” is in no sidebar, so readers will hardly find its notes.`;
export const addSidebar = (folder: string) => `Add an entry to sidebars with folder “${folder}”.`;
export const linkText = (text: string) => ` (link text “${text}”)`;
export const noPage = (path: string, shown: string) => `No page has the address “${path}”${shown}.`;
export const isDraft = (path: string, shown: string) => `“${path}” is a draft and will not be published${shown}.`;
export const draftFix = 'Remove this link for now, or remove draft from that note.';
export const lacksSlash = (path: string, shown: string) => `“${path}” lacks the slash at its end${shown}.`;
export const write = (address: string) => `Write “${address}”.`;
export const endingSlash = 'the slash at its end';
export const letterCase = 'case';
export const differsOnly = (how: string, address: string) => `It differs only by ${how}; write “${address}”.`;
export const didYouMeanPage = (near: string) => `Did you mean “${near}”? Otherwise create this page.`;
export const correctAddress = 'Correct the address, or create this page.';
export const noHeading = (path: string, anchor: string, target: string) =>
  `The page “${path}” has no heading with the id “${anchor}” (link “${target}”).`;
export const didYouMeanAnchor = (near: string) => `Did you mean “#${near}”?`;
export const correctAnchor = 'Correct what follows the #, or give that heading {#id}.';
export const draftLink = (target: string) => `The link “${target}” leads to a draft, which will not be published.`;
export const hasErrors = 'has errors and cannot become a page';
export const isMissing = 'does not exist';
export const brokenLink = (target: string, why: string) =>
  `The Markdown file that the link “${target}” leads to ${why}.`;
export const mendThatNote = 'Mend the errors of that note first.';
export const correctPath = 'Correct the path, or remove this link.';
export const cannotLower = (rule: string, level: string) =>
  `The rule “${rule}” cannot be set to ${level}: readers do not see the page it speaks of, or not all of it.`;
export const warnOrError = "Write 'warn' or 'error'.";
export const whereRules = 'The name of a rule ends the first line of each problem.';
export const unknownRule = (rule: string) => `There is no rule named “${rule}”.`;
export const isProgram = 'is a file that browsers run';
export const hasProgram = (hazard: string) => `holds something that browsers run (${hazard})`;
export const activeFile = (file: string, reason: string) =>
  `“${file}” ${reason}; it would become part of this site and could read what readers have stored.`;
export const trustFile = (file: string) =>
  `If that is what you want, add it to site.config.ts: trustedFiles: ['/${file}']; otherwise delete it, or put it beside a note as a download.`;
