/** Where the cells of the array are drawn, in units of the picture. */
export const LEFT = 8;

/** Width of a cell: there is always room for the place past the end. */
export const cellWidth = (count: number) => Math.min(36, 356 / (count + 1));
export const middleOf = (index: number, count: number) => LEFT + (index + 0.5) * cellWidth(count);
