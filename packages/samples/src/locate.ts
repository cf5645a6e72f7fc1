/** Maps a tool's message to the line the author wrote. */

import type { SamplePlace } from './sample.ts';
import type { SampleRunner } from './sample-runner.ts';

/** `main.cpp:3:5`, `Main.cs(3,5)`, `"main.py", line 3`, `main.sh: line 3`, `CMakeLists.txt:3 (set)`. */
const AFTER_NAME = /^(?::|\(|", line |: line )(\d+)/;

/** The place a message is about: the first line of the sample in an error, else the first mentioned at all. */
export function locateMessage(runner: SampleRunner, text: string): SamplePlace {
  const mentions = text.split('\n').flatMap((line) => mentionsIn(runner, line).map((place) => ({ line, place })));
  // Python lists calls from the outermost to the one that failed.
  const isPython = text.includes('Traceback (most recent call last)');
  const named = mentions.filter(({ line }) => /error/i.test(line));
  const best = isPython ? mentions.at(-1) : (named[0] ?? mentions[0]);
  return best?.place ?? { file: runner.sample.file, line: runner.sample.line };
}

function mentionsIn(runner: SampleRunner, line: string): SamplePlace[] {
  const found: { at: number; place: SamplePlace }[] = [];
  for (const { name } of runner.sample.files) {
    for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1)) {
      const number = AFTER_NAME.exec(line.slice(at + name.length))?.[1];
      const place = number === undefined ? undefined : runner.placeOf(name, Number(number));
      if (place && !/[\w.-]/.test(line[at - 1] ?? '')) found.push({ at, place });
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ place }) => place);
}
