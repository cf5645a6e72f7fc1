/** Words in and around notes in English. */

export const language = 'English';
export const htmlLang = 'en';

export const admonitions = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  important: 'Important',
  caution: 'Caution',
};
export const unnamed = 'Unnamed';
export const footnotes = 'Footnotes';
export const backToReference = (number: number) => `Back to reference ${number}`;
export const table = (number: number) => `Table ${number}`;
export const done = 'Done';
export const undone = 'Not done';
export const formula = 'Formula';
export const graph = 'Graph';
export const diagram = 'Diagram';
export const terminal = 'Terminal';
export const output = 'Output';

export const edit = 'Edit this page';
export const history = 'History';
export const report = 'Report a problem';
export const moved = 'Moved';
export const movedTo = (link: string) => `This page has moved to ${link}.`;
export const homeDescription = (sections: string[], total: number) =>
  `${sections.join(', ')}: ${total} ${total === 1 ? 'note' : 'notes'}.`;
export const contents = 'Contents';
export const others = 'Other notes';
export const listSize = (count: number, bytes: string) => `${count} ${count === 1 ? 'note' : 'notes'}, ${bytes}`;
export const allNotesAt = (address: string) => `All notes of this site: ${address}`;
export const date = (year: number, month: number, day: number) => `${day} ${MONTHS[month - 1]} ${year}`;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
export const colon = ': ';
export const pause = ', ';
export const details = 'Details';
