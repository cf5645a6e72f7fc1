/** Text of another file that a note takes in. */
import { type NoteContext, type Place, readDependency, report } from '../../pipeline/markdown/context.ts';
import { decode } from '../../pipeline/read/decode.ts';
import { refusal } from '../../pipeline/read/readable.ts';
import { words } from '../../words/dialects.ts';

/** As the author names the file, and where. */
export interface Inclusion {
  name: string;
  place: Place | undefined;
}

/** Undefined where there is no such file; what may not be read, or is not UTF-8, is reported, and nothing of it is taken in. */
export function includedText(absolute: string, { name, place }: Inclusion, context: NoteContext): string | undefined {
  const { bytes, refused } = readDependency(context, absolute);
  if (refused) report(context, place, refusal(refused, name));
  if (!bytes) return refused ? '' : undefined;
  const decoded = decode(bytes);
  if ('text' in decoded) return decoded.text;
  const { line, column, guess } = decoded.badByte;
  const message = words.includedNotUtf8(name, line, column, guess);
  report(context, place, { severity: 'error', rule: 'not-utf8', message, fix: words.saveAsUtf8 });
  return '';
}
