import { counted } from './counted.ts';

/** What is wrong with the text of a note, and how to mend it, in English. */

export const steps = {
  prepare: 'preparing',
  dialect: 'dialect',
  components: 'components',
  directives: 'directives',
  admonitions: 'admonitions',
  breaks: 'line breaks',
  emphasis: 'emphasis',
  headings: 'headings',
  diagrams: 'diagrams',
  formulas: 'formulas',
  sections: 'sections',
  html: 'HTML',
  images: 'images',
  code: 'code',
  links: 'links',
  output: 'output',
};
export const notCompiled = (reason: string | undefined) => `This note cannot be compiled: ${reason}`;
export const undoLast =
  'Take back what was changed last and try again; if the text is fine, this is a flaw of the engine.';
export const noEmphasis = (shown: string) => `** in “${shown}” has not become emphasis.`;
export const checkStars = 'See that ** come in pairs, without spaces inside; for stars themselves write \\*\\*.';
export const notMdx = (reason: string) => `This cannot be read as MDX: ${reason}`;
export const mendMdx = 'Mend this; until then the note is shown as plain Markdown.';
export const notCompiledSince = (reason: string) => `${reason}, so this note was not compiled.`;
export const atStep = (step: string) => ` (${step})`;
export const failed = (step: string, reason: string) => `Compiling failed${step}: ${reason}. This part is not shown.`;
export const writeOtherwise =
  'Write it in another way; this is also a flaw of the engine, so please report it with this part.';
export const tooMany = (most: number) =>
  `This note has more than ${counted(most, 'problem')}; from here on they are not listed.`;
export const mendFirst = 'Mend those above first, and build once more.';
export const otherId = (id: string) => `Give one of them another id, e.g. {#${id}-2}.`;
export const idTwice = (id: string) =>
  `The id “${id}” of a heading is used twice on this page, or is one that the page itself needs.`;
export const secondTitle = (text: string) =>
  `“${text}” is a second heading of level one, and is shown as one of level two.`;
export const levelTwo = 'Make # into ##.';
export const manyFormulas = (megabytes: number) =>
  `there are too many on one page, over ${megabytes} MB when written out`;
export const formulaOutput = (length: number, most: number) =>
  `written out it has ${counted(length, 'character')}, at most ${most} are possible`;
export const splitFormula =
  'Split it into several formulas; make data a table, and several notes if one page cannot hold it.';
export const formulaTooLarge = (reason: string) => `The formula is too large: ${reason}.`;
export const formulaLength = (length: number, most: number) =>
  `it has ${counted(length, 'character')}, at most ${most} are possible`;
export const formulaCells = (cells: number, most: number) =>
  `it has ${counted(cells, 'cell')}, at most ${most} are possible`;
export const writeKatex = 'Use the commands that KaTeX knows; for a dollar sign itself write \\$.';
export const badFormula = (reason: string) => `The formula is wrong: ${reason}.`;
export const unknownCommand = 'the command $1 is unknown';
export const openArgument = 'an argument of a command is unfinished';
export const noEnd = 'there is no “$1” up to the end';
export const notHere = '“$1” cannot stand here';
export const lacksContent = 'something is missing after “$1”';
export const doubleSuperscript = 'a superscript is written twice';
export const doubleSubscript = 'a subscript is written twice';
export const noEnvironment = 'there is no environment $1';
export const mismatch = '$1 is ended by $2';
export const openTable = 'an environment like a table has no \\end';
export const librarySays = (library: string) => `${library} says: `;
export const openDirective = (name: string) => `:::${name} has no end.`;
export const closeDirective = 'Write a line of as many colons at its end: :::.';
export const tabOutside = '::tab is not inside of :::tabs.';
export const wrapTabs = 'Write :::tabs before it, and ::: after the last tab.';
export const didYouMeanDirective = (mark: string, name: string) => `Did you mean ${mark}${name}?`;
export const directives = (known: string) => `There are: ${known}.`;
export const unknownDirective = (mark: string, name: string) =>
  `Unknown: ${mark}${name}; it is shown as it was written.`;
export const beforeTabs = 'There is something before the first ::tab in :::tabs.';
export const moveBeforeTabs = 'Move it before :::tabs, or write ::tab[title] before it.';
export const noTabs = ':::tabs has no ::tab.';
export const writeTab = 'Write ::tab[title]{value=name}, and then what the tab holds.';
export const deep = (most: number) => `It is nested too deeply (more than ${most} levels)`;
export const lessNesting = 'Nest quotes, lists and footnotes less deeply.';
export const innerFootnotes = (most: number) => `There are more than ${counted(most, 'indented footnote')}`;
export const outerFootnotes = 'Write footnotes at the beginning of a line, not in list items.';
export const deepContainers = (most: number) => `Admonitions are nested more than ${most} levels deep`;
export const pairColons = 'See that each ::: above has its closing :::.';
export const manyBars = (most: number) => `A line has more than ${counted(most, 'vertical bar')}`;
export const fewerColumns = 'Give the table fewer columns, or make it several.';
export const manyQuotes = (most: number) => `There are more than ${most} quotes and footnotes`;
export const splitNote = 'Split it into several notes.';
export const underlined = (most: number) => `There are more than ${counted(most, 'heading')} made by a line of = or -`;
export const useHashes = 'Write headings with #, or split the note.';
export const lazyLines = (most: number) =>
  `A list item or a quote is followed by more than ${counted(most, 'line')} without indentation or mark`;
export const blankLines = 'Separate paragraphs by empty lines.';
export const longRun = (most: number) => `There are ${counted(most, 'line')} without an empty one between them`;
export const blankLinesOrSplit = 'Separate paragraphs by empty lines, or make several tables or code blocks of it.';
export const lines = 'lines';
export const characters = 'characters';
export const marks = 'signs of markup';
export const tooLong = (most: number | undefined, unit: string | undefined) =>
  `This note is too long; here it passes ${most} ${unit}`;
export const otherNote = 'Write another note from here on.';
export const lessInlineNesting = 'Nest emphasis, links and lists less deeply.';
export const largeTable = (rows: number, columns: number | undefined) =>
  `The table is too large (${rows} rows, ${columns} columns)`;
export const splitTable = 'Make it several tables, or a file of data with a link to it.';
export const manyMarks = (length: number, marks: number) =>
  `A paragraph has too much markup (${marks} signs or line breaks in ${counted(length, 'character')})`;
export const splitParagraph = 'Make several paragraphs with an empty line between them; put code into a code block.';
export const noTabTitle = 'This ::tab has no title; readers see a number.';
export const writeTabTitle = 'Write ::tab[title].';
