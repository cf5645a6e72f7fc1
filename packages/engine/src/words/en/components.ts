/** What is wrong with components of the author's own, in English. */

export const noExport = (name: string) => `the module exports no component (export default, or ${name})`;
export const longHtml = (length: string, most: number) =>
  `its HTML has ${length} characters, at most ${most} are possible`;
export const noFile = (name: string, file: string) => `The file “${file}” of the component <${name}> does not exist.`;
export const pathFromConfig = 'Paths begin at the folder of the configuration, and have their ending.';
export const admonitionOrFile = (hint: string, known: string) =>
  `${hint && `${hint} `}Write the name of an admonition (${known}), or a file that begins with ./.`;
export const noAdmonition = (name: string) => `No admonition is named “${name}”.`;
export const broken = (name: string, file: string | undefined, reason: string) =>
  `The file “${file}” of the component <${name}> cannot be read: ${reason}`;
export const mendOrRemove = 'Mend it, or remove this entry.';
export const stillRendering = (seconds: number) => `it was still rendering after ${seconds} s`;
export const renderEnded = 'the process that renders it ended by itself (it ran out of memory, or called process.exit)';
export const notRendered = (name: string, file: string | undefined, reason: string) =>
  `The component <${name}> (${file}) was not rendered: ${reason}.`;
export const mendComponent =
  'Mend the component, or write the attributes it needs; until then what is inside of it is shown here.';
