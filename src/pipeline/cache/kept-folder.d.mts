/** Whether all files are there as they were made. */
export function isWhole(folder: string): boolean;
/** Seals a finished folder and puts it in its place in one step; where another process was first, its folder stays. */
export function placeFolder(temporary: string, folder: string): void;
