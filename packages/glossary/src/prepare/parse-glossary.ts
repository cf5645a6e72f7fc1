/** The text of a glossary: `术语: { line, aliases, note }`. What is faulty is reported, and the rest of it counts. */
import { readYaml } from 'study-notes/pipeline/read/yaml';
import type { Problem } from 'study-notes/shared/problem';
import * as v from 'valibot';
import type { Term } from '../term.ts';

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

/** How an entry must look, for its author. */
const FORM = `写成 line: 一句话（${LONGEST} 字以内），可以再写 aliases: [别的说法]、except: [不算的词] 与 note: 路径.md#标题。`;

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
      const message = `术语“${key}”的${path.length > 0 ? ` ${path.join('.')} ` : '内容'}不对。`;
      faults.push({ rule: 'glossary-form', ...place([key, ...path]), message, fix: FORM });
      continue;
    }
    const { aliases, except, note, line } = read.output;
    const name = key.trim().normalize('NFC');
    const others = aliases.map((alias) => alias.normalize('NFC'));
    const clash = [name, ...others].find((one) => owners.has(one.toLowerCase()));
    if (clash !== undefined) {
      const message = `“${clash}”已经是术语“${owners.get(clash.toLowerCase())}”了。`;
      faults.push({ rule: 'glossary-twice', ...place([key]), message, fix: '一个词只能属于一个术语，删掉一处。' });
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
