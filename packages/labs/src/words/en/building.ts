import { counted } from 'study-notes/words/counted';

/** What the author is told of labs in English. */

export const wholeNumber = 'a whole number';
export const number = 'a number';
export const fromTo = (min: number, max: number, kind: string) => `${kind} from ${min} to ${max}`;
export const atMost = (longest: number) => `at most ${counted(longest, 'character')}`;
export const wholeNumbers = (most: number, min: number, max: number) =>
  `at most ${most} whole numbers from ${min} to ${max}, with spaces between them`;
export const module = (name: string) => `the module ${name}`;
export const largeScript = (lab: string, kilobytes: string, most: number) =>
  `The script of the lab ${lab} has ${kilobytes} KB (brotli), at most ${most} KB are possible: make it smaller, or move parts out to be shared.`;
export const stillFailed = (name: string | null | undefined, reason: string) =>
  `The picture of the lab ${name} for readers without scripts cannot be drawn: ${reason}`;
export const mendStill = 'Mend its still.tsx, or choose other options.';
export const allowedValue = 'Write an allowed value, or delete it to have the default.';
export const noBlock = (from: string) => `This note has no code block titled “${from}” for the lab.`;
export const didYouMeanFrom = (near: string) => `Did you mean from="${near}"?`;
export const titleBlock = 'Give the code block title="…", or delete from, and the nearest block above is taken.';
export const noCaption = '::lab has no caption.';
export const writeLab = 'Write ::lab[what can be seen here]{name=…}.';
export const manyLabs = (most: number) => `A page has more than ${counted(most, 'lab')}; this one was not drawn.`;
export const splitNote = 'Split it into several notes.';
export const noStill = 'It does not export the result of defineStill({ … }) by default.';
export const noLabNamed = (name: string) => `There is no lab named “${name}”.`;
export const noName = '::lab has no name.';
export const notListed =
  'It is built in, but labs({ builtIn: […] }) of the configuration does not list it: add it, or take another name.';
export const didYouMeanName = (name: string) => `Did you mean name=${name}?`;
export const names = (known: string) => `There are: ${known}.`;
export const noLabs = 'This site has no labs: see labs({ … }) of the configuration.';
export const noBuiltIn = (name: string) => `No built-in lab is named “${name}”.`;
export const didYouMeanLab = (name: string) => `Did you mean ${name}?`;
export const builtIn = (known: string) => `Built in are: ${known}.`;
export const didYouMeanEntry = (name: string) => `Did you mean ${name}?`;
export const entries = (known: string) => `There are ${known}.`;
export const noEntry = (source: string, hint: string) => `There is no entry ${source}. ${hint}`;
export const stillHalf = 'the picture without scripts';
export const labHalf = 'the lab in the browser';
export const badLabName = (name: string) => `“${name}” cannot be the name of a lab.`;
export const labNames =
  'Folders of labs have lower-case letters, digits and - only, beginning with a letter, e.g. my-lab.';
export const sameAsBuiltIn = (name: string) => `A built-in lab is named ${name} too.`;
export const renameLab =
  'Rename the folder; if you do not want the built-in one, list those that you want with builtIn.';
export const lacksHalf = (name: string, file: string, what: string) => `The lab ${name} has no ${file} (${what}).`;
export const putInto = (folder: string) => `Put it into ${folder}.`;
export const unreadableFolder = (folder: string) => `${folder} is no folder that can be read`;
export const noOwnFolder = (folder: string) => `there is no folder ${folder}`;
export const ownLabs = (what: string) => `Labs of your own: ${what}.`;
export const createFolder = 'Create it, with a folder for each lab that holds still.tsx and lab.tsx; or remove own.';
export const emptyFolder = (folder: string) => `The folder ${folder} has no labs.`;
export const addLabs = 'Put a folder for each lab into it, with still.tsx and lab.tsx; or remove own.';
export const unusableLab = (text: string) => `The lab cannot be used: ${text}`;
export const mendLab = 'Mend this. How labs are written: see the README of study-notes-labs.';
export const noDefault = 'there is no default export: write export default defineLab({ … }).';
export const sheetAsUrl = (path: string) =>
  `import style sheets by import sheet from '${path}?url', and give it to defineLab({ sheet }).`;
