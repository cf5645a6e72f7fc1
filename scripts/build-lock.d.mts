/** Waits for the lock; false when `isDone` says that the process which had it has done the work. */
export function takeLock(file: string, isDone: () => boolean): Promise<boolean>;
