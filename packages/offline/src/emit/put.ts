import { hashOf } from 'study-notes/emit/manifest';
import type { Output } from 'study-notes/emit/output';

/** Writes a single file, unless the old site has the same. */
export function put(output: Output, file: string, content: string | Buffer): void {
  const key = hashOf(content);
  if (output.reuse(`file ${file}`, key)) return;
  output.add(`file ${file}`, { key, files: output.writer.write(file, content) });
}
