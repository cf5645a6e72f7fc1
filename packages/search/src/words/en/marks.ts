/** The bar of marks in English. */

export const placeOf = (current: number, count: number) => `${current} of ${count}`;
export const start = 'the beginning';
export const end = 'the end';
export const marks = 'Where the words stand on this page';
export const previous = 'Previous';
export const previousKey = 'Previous (Shift + N)';
export const next = 'Next';
export const nextKey = 'Next (N)';
export const clearMarks = 'Clear the marks';
export const clearMarksKey = 'Clear the marks (Esc)';
