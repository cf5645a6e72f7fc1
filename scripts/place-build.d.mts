/** Moves a build into `target`, file by file: parts, then entries, then `hash`. */
export function placeBuild(folder: string, target: string): void;
/** Takes away what builds have left that were made this long before the last, ms. */
export function removeOlder(target: string, age: number): void;
