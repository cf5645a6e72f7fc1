import { counted } from './counted.ts';

/** What is wrong with the files of notes, and how to mend it, in English. */

/** What may stand for characters that no name can have; a hyphen for all others. */
export const standIns: Record<string, string> = { '#': 'Sharp', '%': ' percent', '"': '”' };
export const publishedHidden = (names: readonly string[]) =>
  `Do not keep it here; of the static folder only ${names.join(' and ')} are published as they are.`;
export const mistakes = {
  ALIAS_PROPS: 'a reference (*) can have no & or ! before it',
  BAD_COLLECTION_TYPE: 'a tag (!) does not fit what follows it',
  BAD_DIRECTIVE: 'a line that begins with % is wrong',
  BAD_PROP_ORDER: '& and ! must stand before the value',
  BLOCK_IN_FLOW: 'inside brackets there can be no list or “key: value” by lines',
  KEY_OVER_1024_CHARS: 'a key has more than 1,024 characters',
  MULTIPLE_ANCHORS: 'a value has two & names',
  MULTIPLE_DOCS: 'there is a line --- or ... in the middle',
  MULTIPLE_TAGS: 'a value has two tags (!)',
  NON_STRING_KEY: 'a key must be a text',
  RESOURCE_EXHAUSTION: 'it is nested too deeply',
  TAG_RESOLVE_FAILED: 'unknown tag (!)',
  BLOCK_AS_IMPLICIT_KEY: 'a line has two colons, or too much indentation',
  MULTILINE_IMPLICIT_KEY: 'this line lacks a colon, or the line above is unfinished',
  TAB_AS_INDENT: 'a tab is used for indentation; YAML takes spaces only',
  DUPLICATE_KEY: 'a key is written twice',
  MISSING_CHAR: 'a colon, or one of a pair of quotes or brackets, is missing',
  BAD_INDENT: 'the indentation is wrong',
  BAD_SCALAR_START: 'a value begins with a reserved sign (@ or `)',
  BAD_ALIAS: 'a name is missing after & or *',
  BAD_DQ_ESCAPE: 'a backslash in double quotes is wrong; single quotes may help',
  UNEXPECTED_TOKEN: 'this sign should not be here',
  IMPOSSIBLE: 'it cannot be understood',
};
export const severities = { error: 'error', warning: 'warning', info: 'info' };
export const errors = (count: number) => counted(count, 'error');
export const warnings = (count: number) => counted(count, 'warning');
export const infos = (count: number) => counted(count, 'remark');
export const pause = ', ';
export const none = 'No problems';
export const otherEncoding = 'GBK or the like';
export const longFrontMatter = (lines: number, characters: number, mostLines: number, most: number) =>
  `The front matter is too long: ${counted(lines, 'line')}, ${counted(characters, 'character')}; at most ${mostLines} lines and ${most} characters.`;
export const fieldsOnly = 'Keep only fields in the front matter, and move the content into the text.';
export const tocLevels = (min: number | undefined, max: number | undefined) =>
  `“toc_min_heading_level” should not be above “toc_max_heading_level”, but they are ${min} and ${max}.`;
export const openFrontMatter = 'The front matter begins with --- but has no --- at its end.';
export const closeFrontMatter = 'Write --- on the line after the last field.';
export const badCharacters = (characters: string) => `has characters that are not allowed: ${characters}`;
export const control = 'has control characters';
export const badEnd = 'ends in a dot or a space';
export const unnamed = 'unnamed';
export const windows = 'is reserved by Windows';
export const reservedEnd = (ending: string) => `ends in ${ending}, which is reserved`;
export const reservedFirst = (first: string) => `begins with “${first}”, which is reserved`;
export const reservedIndex = 'ends in “index”, which is reserved';
export const tooLong = (bytes: number, most: number) => `has ${bytes} bytes (UTF-8), at most ${most} are possible`;
export const cannotOpen = 'The file cannot be opened.';
export const checkPermission = 'See that it may be read.';
export const badName = (name: string, reason: string) => `The name “${name}” ${reason}.`;
export const rename = (proposal: string) => `Rename it “${proposal}”.`;
export const name = 'name';
export const badPart = (source: string, part: string, reason: string) =>
  `${source === 'name' ? 'The name' : source} “${part}” ${reason}.`;
export const changeTo = (proposal: string) => `Change it to “${proposal}”.`;
export const badAddress = (address: string, reason: string) => `The address “${address}” ${reason}.`;
export const movedNote = (address: string, reason: string, proposal: string) =>
  `The address “${address}” ${reason}; this page is at “${proposal}” instead.`;
export const dynamicRoute =
  'There is a [parameter] in the file’s name: VitePress makes many pages of it from the data of the .paths file beside it. That program is not run here, and none of these pages is made.';
export const writeEachPage = 'Write a file for each page to keep, and name the rest in exclude.';
export const otherName = (proposal: string) => `Take another name or slug, e.g. “${proposal}”.`;
export const notUtf8 = (at: number, byte: string, guess: string) =>
  `The file is not UTF-8: byte ${at} (${byte}) is invalid; it looks like ${guess}.`;
export const saveAsUtf8 = 'Save it as UTF-8 in your editor.';
export const emptyFile = 'The file is empty.';
export const fillOrDelete = 'Write something, or delete it; unfinished notes have draft: true.';
export const vanished = (file: string) => `The file ${file} was there a moment ago and is gone. Build once more.`;
export const refusedNow = (message: string) => `${message} Build once more.`;
export const hiddenFile = (written: string, real: string) =>
  `“${written}” is a hidden file (really: ${real}) and is not published.`;
export const unhide = 'Take a name that does not begin with “.”, or remove this.';
export const outside = (written: string, real: string) =>
  `“${written}” is outside of the content folder and static (really: ${real}) and is not published.`;
export const copyOrAllow =
  'Copy the file beside the note; if another folder must be used, add it to allowedFolders in site.config.ts.';
export const sameAddress = (path: string, difference: string, folder: string, file: string) =>
  `The address “${path}” ${difference} that of ${folder}/${file}.`;
export const mergeNotes = 'Merge one of the notes into the other.';
export const changeOne = 'Rename one of the files, or give one of them another slug.';
export const byUnicode = 'comes of a file name that differs only by its Unicode form (NFC/NFD), and is';
export const same = 'is the same as';
export const bySlash = 'differs only by the slash at its end from';
export const byCase = 'differs only by case from';
export const sameId = (id: string, folder: string, file: string) => `The id “${id}” is also that of ${folder}/${file}.`;
export const changeId = 'Give one of the notes another id.';
export const noContent = (folder: string) => `There is no content folder ${folder}.`;
export const createContent = 'Create this folder, or say where the notes are with --content.';
export const deadLink = (file: string) =>
  `The target of the symbolic link “${file}” does not exist, or the link leads to itself.`;
export const realFolder = 'Delete it, or put a real folder in its place.';
export const hidden = (file: string) => `“${file}” begins with “.” and is not published.`;
export const isFile = 'This is a file where a folder should be.';
export const folderClosed = 'The folder cannot be opened.';
export const moveAway = 'Move it away, or put a folder in its place.';
export const realFile = 'Delete it, or put a real file in its place.';
export const loop = 'The symbolic link leads to a folder above it: a loop.';
export const unloop = 'Delete it, or let it lead elsewhere.';
export const keyValue = 'it should have the form “key: value”';
export const badAlias = 'the name of a reference (*) does not exist, or there are too many references';
export const notYaml = (reason: string) => `This YAML cannot be read: ${reason}.`;
export const quoteText = 'Texts with : # [ ] { } need quotes around them.';
export const notUtf8File = 'The file is not UTF-8.';
export const badIndexAddress = (path: string, reason: string) =>
  `The address “${path}” of the folder's own page ${reason}.`;
export const takeAnother = (proposal: string) => `Take another one, e.g. “${proposal}”.`;
export const folderOwner = (content: string, folder: string) => `the folder ${content}/${folder}`;
export const groupOwner = (title: string) => `“${title}” of a sidebar`;
export const indexTaken = (owner: string, path: string) =>
  `The page to be generated for ${owner} would have the address “${path}”, which another page has.`;
export const writeIndex = 'Write an index.md for this folder, or rename the other page.';
export const contentsOf = (title: string, items: string) => `${title}: ${items}.`;
export const unknownDoc = (id: string) =>
  `No note has the id “${id}”. (Couldn't find any doc with id "${id}" in version "current".)`;
export const whatIds =
  'An id is the path of a note in the content folder, without its ending and the numbers before names.';
export const fix = 'Fix:';
export const onlyFive = 'Only the first five of each rule are listed; all are here:';
export const correctField = 'Write what it should be, or remove the field.';
