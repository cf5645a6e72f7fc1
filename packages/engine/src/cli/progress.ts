/** Progress of long work: every stage reports its name, count and time in one line, through this one helper. */
import { words } from '../words/building.ts';

/** What a running stage can report. */
export interface Stage {
  /** Reports progress. */
  update: (done: number, total: number) => void;
  /** What the finished line says, e.g. "340 篇，2 篇重新编译". */
  detail: string;
}

export interface Progress {
  /** Runs one stage of the work and reports it. */
  stage: <T>(name: string, run: (stage: Stage) => Promise<T> | T) => Promise<T>;
  /** A line of its own. */
  note: (line: string) => void;
}

/** Writes to the terminal; in a pipe only finished lines, and none at all when quiet. */
export function createProgress(stream: NodeJS.WriteStream = process.stderr, quiet = false): Progress {
  const isLive = stream.isTTY === true && !quiet;
  const print = (line: string) => {
    if (!quiet) stream.write(`${isLive ? '\r\x1b[K' : ''}${line}\n`);
  };
  return {
    note: print,
    async stage(name, run) {
      const start = performance.now();
      let shown = 0;
      const stage: Stage = {
        detail: '',
        update(done, total) {
          if (!isLive || performance.now() - shown < 80) return;
          shown = performance.now();
          stream.write(`\r\x1b[K  ${name} ${done}/${total}`);
        },
      };
      const result = await run(stage);
      print(`  ${name}${stage.detail ? ` ${stage.detail}` : ''}  ${formatTime(performance.now() - start)}`);
      return result;
    },
  };
}

/** `87 毫秒`, `2.4 秒`. */
export function formatTime(ms: number): string {
  return ms < 1000 ? words.milliseconds(Math.round(ms)) : words.seconds((ms / 1000).toFixed(1));
}
