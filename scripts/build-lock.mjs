/** A lock for building the packages: a file that names the building process. */
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const LOOK_MS = 100;

/** Waits for the lock; false when `isDone` says that the process which had it has done the work. */
export async function takeLock(file, isDone) {
  const own = `${file}-${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    for (;;) {
      if (isTaken(own, file)) return true;
      if (isDone()) return false;
      if (isHolderGone(file)) rmSync(file, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** A link, so that the file has its content from the beginning. */
function isTaken(own, file) {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** If two processes see at once that the holder is gone, both may build: each makes the same in its own folder. */
function isHolderGone(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // In a container every process may have the same id.
    if (pid === process.pid) return true;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
