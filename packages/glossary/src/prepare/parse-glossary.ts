/** The text of a glossary: `术语: { line, aliases, note }`. What is faulty is reported, and the rest of it counts. */
import { readYaml } from 'study-notes/pipeline/read/yaml';
import type { Problem } from 'study-notes/shared/problem';
import * as v from 'valibot';
import type { Term } from '../term.ts';
import { words } from '../words/glossary.ts';

/** A fault that still lacks its file; all of them are errors. */
export type Fault = Pick<Problem, 'rule' | 'line' | 'column' | 'message' | 'fix'>;

/** Characters of a line: what is longer belongs in a note. */
const LONGEST = 100;

const word = v.pipe(v.string(), v.trim(), v.nonEmpty());
const entry = v.strictObject({
  line: v.pipe(word, v.maxLength(LONGEST)),
  aliases: v.optional(v.array(word), []),
  except: v.optional(v.array(word), []),
  note: v.optional(word),
});

/** Reads the terms. */
export function parseGlossary(text: string): { terms: Term[]; faults: Fault[] } {
  const { value, issues, place } = readYaml(text, 0);
  const faults: Fault[] = issues.map((issue) => ({ ...issue, rule: 'glossary-form' }));
  const terms: Term[] = [];
  const owners = new Map<string, string>();
  for (const [key, written] of Object.entries((value ?? {}) as Record<string, unknown>)) {
    const read = v.safeParse(entry, written);
    if (!read.success) {
      const path = read.issues[0].path?.map(({ key }) => key as string | number) ?? [];
      const message = words.badEntry(key, path.length > 0 ? ` ${path.join('.')} ` : words.content);
      faults.push({ rule: 'glossary-form', ...place([key, ...path]), message, fix: words.form(LONGEST) });
      continue;
    }
    const { aliases, except, note, line } = read.output;
    const name = key.trim().normalize('NFC');
    const others = aliases.map((alias) => alias.normalize('NFC'));
    const clash = [name, ...others].find((one) => owners.has(one.toLowerCase()));
    if (clash !== undefined) {
      const message = words.taken(clash, owners.get(clash.toLowerCase()));
      faults.push({ rule: 'glossary-twice', ...place([key]), message, fix: words.onlyOne });
      continue;
    }
    for (const one of [name, ...others]) owners.set(one.toLowerCase(), name);
    terms.push({
      name,
      line,
      aliases: others,
      except,
      ...(note !== undefined && { note: targetOf(note) }),
      at: place([key]),
    });
  }
  return { terms, faults };
}

function targetOf(note: string): NonNullable<Term['note']> {
  const [file = '', id] = note.normalize('NFC').split('#');
  return { file, ...(id && { id }) };
}
