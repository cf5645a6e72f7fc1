/** Fields added to the top of a note; what is there stays as it is written. */
import { isSeq, parseDocument, stringify } from 'yaml';

const BLOCK = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*$)/m;

/** The note with these fields; lists are added to, other fields that are there stay. */
export function withFields(source: string, fields: Readonly<Record<string, string | readonly string[]>>): string {
  if (Object.keys(fields).length === 0) return source;
  const found = BLOCK.exec(source);
  if (!found || found.index > 0) return `---\n${stringify(fields)}---\n\n${source}`;
  const [whole, start = '', yaml = '', end = ''] = found;
  const document = parseDocument(yaml);
  if (document.errors.length > 0) return source;
  const added = Object.entries(fields).filter(([name]) => !document.has(name));
  let text = yaml;
  for (const [name, value] of Object.entries(fields)) {
    const list = document.get(name);
    if (!isSeq(list) || !Array.isArray(value)) continue;
    const known = list.toJSON() as unknown[];
    for (const one of value) if (!known.includes(one)) list.add(one);
    text = document.toString();
  }
  const more = added.length > 0 ? stringify(Object.fromEntries(added)) : '';
  return start + text + more + end + source.slice(whole.length);
}
