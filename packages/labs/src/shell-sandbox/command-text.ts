/** Command lines in a link: words that occur often are one digit each. */
import type { Codec } from '../model/codec.ts';

/** Longest line that may be typed. */
export const LONGEST_LINE = 120;

/** Released links hold places in this list: words are only ever added at its end, in a new version. */
const WORDS = (
  'cat |ls|ls -l|cd |grep |grep -n |grep -c |sort|uniq -c|wc -l|head -n |tail -n |sed |sed -n |awk |cut -d|tr |find . -name |' +
  'chmod |chmod u+x |mkdir |mkdir -p |rm |rm -r |cp |mv |ln |ln -s |touch |echo |pwd|stat |xargs |tee |printf |test |sh |./|../|' +
  ' | | > | >> | < | 2> | 2>&1| && | || |; |.txt|.log|.sh|.csv|notes|app.log|score.csv|data.txt|file|run.sh|secret.txt|backup.sh|' +
  'out|/dev/null|ERROR|INFO|user=|for | in |do |done|if |then |else |fi|while |$?|$(|print |*.txt|-r|-n|-c|-l|-f|-E | -o |-k'
).split('|');
const LETTERS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
/** The pipe sign cannot stand in the list above, which it separates. */
const PIPES = [' | ', ' || ', '| '];
const SYMBOLS = [...new Set([...LETTERS, ...PIPES, ...WORDS.filter((word) => word.trim().length > 1)])];
const END = SYMBOLS.length;
/** Before a character that is no plain one. */
const OTHER = END + 1;
const SIZE = END + 2;
const BY_LENGTH = SYMBOLS.map((word, index) => ({ word, index })).sort((a, b) => b.word.length - a.word.length);

/** Whether a text is a line that can be typed. */
export const isLine = (line: string): boolean =>
  line.trim() === line && line !== '' && line.length <= LONGEST_LINE && !/\p{Cc}/u.test(line);

/** One line. */
export const lineCodec: Codec<string> = {
  write(line, put) {
    if (!isLine(line)) throw new RangeError('no line');
    for (let at = 0; at < line.length; ) {
      const known = BY_LENGTH.find(({ word }) => line.startsWith(word, at));
      if (known) put(known.index, SIZE);
      else {
        put(OTHER, SIZE);
        put(line.charCodeAt(at), 0x10000);
      }
      at += known?.word.length ?? 1;
    }
    put(END, SIZE);
  },
  read(take) {
    let line = '';
    for (let symbol = take(SIZE); symbol !== END; symbol = take(SIZE)) {
      line += symbol === OTHER ? String.fromCharCode(take(0x10000)) : (SYMBOLS[symbol] ?? '');
      if (line.length > LONGEST_LINE) throw new RangeError('no line');
    }
    if (!isLine(line)) throw new RangeError('no line');
    return line;
  },
};
