import { counted } from './counted.ts';

/** What is wrong with code blocks and diagrams, in English. */

export const sentences = (first: string, second: string) => `${first} ${second}`;
export const longLine = (most: number) => `a line has more than ${counted(most, 'character')}`;
export const longCode = 'this note has too much code';
export const noIncluded = (path: string) => `The file “${path}” to be included does not exist.`;
export const pathFromNote = 'Paths begin at the folder of this note.';
export const includedNotUtf8 = (path: string) => `The file “${path}” to be included is not UTF-8.`;
export const saveAsUtf8 = 'Save it as UTF-8.';
export const regions = (names: string) => `The file has: ${names}.`;
export const noRegions = 'The file has no #region.';
export const noRegion = (path: string, region: string) => `The file “${path}” has no whole region “${region}”.`;
export const encloseRegion = (region: string, regions: string) =>
  `Put it between comments #region ${region} and #endregion. ${regions}`;
export const splitCode =
  'Explain it in several parts, or make the file an attachment and link to it; what needs no colours can be text.';
export const notColoured = (reason: string) => `The code is not coloured: ${reason}.`;
export const fenceSyntax = 'Line numbers are written {1,4-6}, values title="a.cpp", with spaces between the parts.';
export const notUnderstood = (part: string) => `“${part}” in the first line of the code block cannot be understood.`;
export const unknownWord = (word: string) => `The first line of a code block knows no word “${word}”.`;
export const fenceWords = (known: string) => `It can be: ${known}.`;
export const unknownLanguage = (lang: string, known: string) =>
  `The language of the code block \`\`\`${lang} has no highlighting. (Cannot find module 'prism-${lang}') There are: ${known}.`;
export const writeLanguage =
  'Write a language that is known, or text, or add this one to extraLanguages in site.config.ts.';
export const inIncluded = (file: string) => `In the included file “${file}”, `;
export const unpairedMarker = (place: string, marker: string) =>
  `${place}“${marker}” in the code lacks its other half.`;
export const needsLine = 'It needs a line of code after it.';
export const pairMarkers = 'start and end stand on lines of their own, in pairs; those of one kind do not nest.';
export const noSuchLine = (line: number, count: number) =>
  `Line ${line} should be highlighted, but the code has ${counted(count, 'line')}.`;
export const countLines = 'Numbers begin at 1 and count only lines that the page shows.';
export const notUnderstoodDot = '“$1” cannot be understood';
export const lineNotUnderstood = 'this line cannot be understood';
export const noShape = 'there is no shape “$1”; a box was drawn';
export const notDrawn = 'nothing was drawn';
export const manyDiagrams = (most: number) => `A page has more than ${counted(most, 'diagram')}`;
export const longDiagram = (length: number, most: number) =>
  `The diagram has ${counted(length, 'character')}, at most ${most} are possible`;
export const manyParts = (count: number, most: number) =>
  `The diagram has ${count} nodes, edges and groups, at most ${most} are possible`;
export const manyPartsInNote = (most: number) =>
  `The diagrams of a page have more than ${most} nodes, edges and groups`;
export const openSubgraph = 'subgraph has no end';
export const strayEnd = 'end has no subgraph before it';
export const noBeginning = (text: string) => `“${text}” has no beginning`;
export const noEnding = (text: string) => `“${text}” has no end`;
export const notUnderstoodText = (text: string) => `“${text}” cannot be understood`;
export const leftOut = (line: number, what: string | undefined) =>
  `“${what}” in line ${line} cannot be drawn and was left out`;
export const noData = 'there is no bar or line with data';
export const emptyDiagram = 'the diagram is empty';
export const unknownDiagram = (text: string | undefined) => `unknown diagram: “${text}”`;
export const drawingLibrary = 'The drawing library';
export const noAlt = 'The diagram has no alternative text: readers who cannot see it do not know what it says.';
export const writeAlt = (lang: string | null | undefined) =>
  `Write alt="…" in the first line of the code block: \`\`\`${lang} alt="one sentence on what the diagram shows".`;
export const notDrawnKind = (kind: string) =>
  `Diagrams of the kind ${kind} of mermaid cannot be drawn by the build; it is shown as code.`;
export const drawnKinds =
  'What can be drawn: flowchart, sequenceDiagram, classDiagram, stateDiagram-v2, erDiagram, xychart-beta, and dot.';
export const changeOrAccept = 'Change the source of the diagram, or take it as it is.';
export const diagramNote = (text: string) => `Diagram: ${text}.`;
export const shownAsCode = (reason: string) => `${reason}; this one is shown as code.`;
export const smallerDiagrams =
  'Make several small diagrams of it, or draw only what matters; split notes that have many.';
export const checkDot = 'Check brackets, quotes and semicolons.';
export const checkMermaid = 'Check the kind of diagram in the first line, brackets and arrows.';
export const notDrawable = (reason: string) => `The diagram cannot be drawn: ${reason}.`;
