/** `_category_.json|yml|yaml`: what a folder says about itself. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { validate } from '../../config/validate.ts';
import type { Problem } from '../../shared/problem.ts';
import { words } from '../../words/notes-source.ts';
import { decode } from '../read/decode.ts';
import type { FoundFile } from '../read/walk.ts';
import { readYaml } from '../read/yaml.ts';

const link = v.variant('type', [
  /** The folder's page is this note. */
  v.object({ type: v.literal('doc'), id: v.string() }),
  /** The folder's page is made at build. */
  v.object({
    type: v.literal('generated-index'),
    slug: v.optional(v.string()),
    title: v.optional(v.string()),
    description: v.optional(v.string()),
    keywords: v.optional(v.array(v.string())),
    image: v.optional(v.string()),
  }),
]);

const schema = v.object({
  /** Name in the sidebar. */
  label: v.optional(v.string()),
  /** Place among its siblings. */
  position: v.optional(v.number()),
  /** False: starts open. */
  collapsed: v.optional(v.boolean()),
  /** False: cannot be closed. */
  collapsible: v.optional(v.boolean()),
  /** The page of the folder; null means “none”, as in Docusaurus. */
  link: v.optional(v.nullable(link)),
  /** One sentence about the folder. */
  description: v.optional(v.string()),
  /** Docusaurus knows these three; here they change nothing. */
  className: v.optional(v.string()),
  key: v.optional(v.string()),
  customProps: v.optional(v.record(v.string(), v.unknown())),
});

export type Category = v.InferOutput<typeof schema> & {
  /** Name of the file in problems. */
  file: string;
  /** Where the id of its linked note stands. */
  linkPlace: { line: number; column: number };
};

/** Reads and checks one category file; wrong fields are reported and left out. */
export function readCategory(found: FoundFile, label: string): { category: Category; problems: Problem[] } {
  const file = `${label}/${found.file}`;
  const decoded = decode(readFileSync(found.absolute));
  if ('badByte' in decoded) {
    const { line, column } = decoded.badByte;
    const problem: Problem = { severity: 'error', rule: 'not-utf8', file, line, column, message: words.notUtf8File };
    return {
      category: { file, linkPlace: { line, column } },
      problems: [{ ...problem, fix: words.saveAsUtf8 }],
    };
  }
  const { value, issues, place } = readYaml(decoded.text, 0);
  const checked = value === undefined || value === null ? { issues: [] } : validate(schema, value);
  const problems = [
    ...issues.map((issue): Problem => ({ ...issue, file, rule: 'category-yaml' })),
    ...checked.issues.map(({ path, kind, ...rest }): Problem => {
      const isUnknown = kind === 'unknown-key';
      return {
        severity: isUnknown ? 'warning' : 'error',
        rule: `category-${isUnknown ? 'unknown-key' : 'type'}`,
        file,
        ...place(path),
        ...rest,
      };
    }),
  ];
  return { category: { ...(checked.output ?? {}), file, linkPlace: place(['link', 'id']) }, problems };
}
