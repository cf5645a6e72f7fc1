import { counted } from './counted.ts';

/** What is wrong with notes and folders of other engines, in English. */
export const notReadByFolders = (file: string, failure: string) =>
  `${file} could not be read (${failure}); the folders decide instead`;
export const pluginsDoNotRun = 'plugins do not run';
export const unreadable = (reason: string) => `it cannot be understood: ${reason}`;
export const readDocsInstead = (folder: string | undefined) => `there is no folder ${folder}; docs is read instead`;
export const notReadSidebar = (file: string, failure: string) =>
  `${file} could not be read (${failure}); title and sidebar come from the folders`;
export const notReadConfig = (failure: string) =>
  `the configuration could not be read (${failure}); title, sidebar and navigation come from the folders`;
export const manyLinks = (count: number, most: number) => `the bar has ${count} links; the first ${most} are kept`;
export const unknownComponent = (name: string) =>
  `The component <${name}> is unknown: what is inside of it is shown, but not its own looks and behaviour.`;
export const writeMarkdown = 'Write what readers should see in Markdown or HTML.';
export const includedNotUtf8 = (name: string, line: number, column: number, guess: string) =>
  `“${name}” is not UTF-8 (line ${line}, character ${column}; it may be ${guess}) and was not included.`;
export const saveAsUtf8 = 'Save it as UTF-8.';
export const cycle = (file: string, way: string) => `“${file}” includes itself: ${way}.`;
export const manyIncluded = (most: number) => `More than ${counted(most, 'file')} are included; from here on none are.`;
export const removeInclusion = 'Remove this inclusion, or make it a link.';
export const manyBlocks = (most: number) => `There are more than ${counted(most, 'indented block')}`;
export const splitNote = 'Split it into several notes.';
export const computed = (name: string | null, attribute: string) =>
  `The attribute ${attribute} of <${name}> is known only when it is run, so the component does not get it.`;
export const literalsOnly = 'Write texts, numbers, true, false, or lists and objects of them.';
export const noIncludedFile = (name: string) => `The file “${name}” to be included does not exist.`;
export const checkImport = 'Check the path of the import.';
export const computedValue = (value: string) =>
  `The value of {${value}} is known only when it is run, so nothing is shown here.`;
export const writeShown = 'Write what readers should see.';
export const checkPairs = 'See that every {, ` and quote has its partner; put code into code blocks.';
export const manyScripts = 'There are too many braces, imports and exports, or one of them never ends';
export const snippetPaths = 'Paths begin at the folder of the project, or at that of the note.';
export const embeddedGone = (file: string) => `The note “${file}” to be included is gone.`;
export const buildAgain = 'Build once more.';
export const stillRunning = (seconds: number) => `it was still running after ${seconds} s`;
export const endedItself = 'it ended by itself';
