/** What one command of a sample may use; the numbers that authors are told in docs/authoring.md. */
export interface Limits {
  /** Time, ms, as `FairClock` counts it: wall-clock time without what it waited for a busy processor. */
  time: number;
  /** Resident memory of all its processes together, bytes. */
  memory: number;
  /** Processes and threads at once. */
  processes: number;
  /** Bytes on each of the two output streams. */
  output: number;
}

const MIB = 1024 * 1024;

/** All that lies in a sample's folder and in the open places, whichever of its commands wrote it: bytes, files and folders. */
export const DISK = { bytes: 512 * MIB, files: 20_000 };

/** For the sample's own program. */
export const RUN_LIMITS: Limits = { time: 10_000, memory: 1024 * MIB, processes: 256, output: 64 * 1024 };

/** For compilers: templates take long on a busy machine, and messages are cut by us, not by a limit. */
export const BUILD_LIMITS: Limits = { ...RUN_LIMITS, time: 120_000, memory: 2048 * MIB, output: 1024 * 1024 };

/** Sanitizers make a program a few times slower and larger. */
export const SANITIZED_LIMITS: Limits = { ...RUN_LIMITS, time: 30_000, memory: 2048 * MIB };

/** The most that one sample may take of the machine's memory; its disk lies there too. */
export const MOST_MEMORY = BUILD_LIMITS.memory + DISK.bytes;
