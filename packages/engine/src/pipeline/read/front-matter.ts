/** The YAML at the top of a note: split off, parsed, checked, with the place of everything that is wrong. */
import { type Issue, validate } from '../../config/validate.ts';
import type { DialectName } from '../../shared/dialects.ts';
import { words } from '../../words/notes-source.ts';
import { ownFields } from './foreign-fields.ts';
import { type FrontMatter, frontMatterSchema } from './front-matter-schema.ts';
import { type PlacedIssue, readYaml } from './yaml.ts';

export interface SplitNote {
  frontMatter: FrontMatter;
  body: string;
  bodyLine: number;
  issues: PlacedIssue[];
}

/** Splits a note into front matter and body; wrong fields are reported and left out. `dialect`: in whose words they may be. */
export function splitFrontMatter(source: string, dialect?: DialectName): SplitNote {
  const lines = /^---[ \t]*\n/.exec(source);
  if (!lines) return { frontMatter: {}, body: source, bodyLine: 1, issues: [] };
  const end = /^---[ \t]*$/m.exec(source.slice(lines[0].length));
  if (!end) return unclosed(source, lines[0].length);
  const yaml = source.slice(lines[0].length, lines[0].length + end.index);
  const body = source.slice(lines[0].length + end.index + end[0].length + 1);
  const bodyLine = yaml.split('\n').length + 2;
  return { ...parse(yaml, dialect), body, bodyLine };
}

function parse(yaml: string, dialect: DialectName | undefined): Pick<SplitNote, 'frontMatter' | 'issues'> {
  const tooLong = checkLength(yaml);
  if (tooLong) return { frontMatter: {}, issues: [tooLong] };
  // The YAML starts on the second line of the file.
  const { value, issues, place } = readYaml(yaml, 1);
  if (value === null || value === undefined) return { frontMatter: {}, issues };
  const { output, issues: wrong } = validate(frontMatterSchema, ownFields(value, dialect));
  const frontMatter = output ?? {};
  const all = [...wrong, ...outlineLevels(frontMatter)];
  return { frontMatter, issues: [...issues, ...all.map((issue) => toPlaced(issue, place))] };
}

/** Fields of a note take a few lines; the parser's time grows with the square of the keys. */
const MAX_LENGTH = 20_000;
const MAX_LINES = 1000;

function checkLength(yaml: string): PlacedIssue | undefined {
  const lines = yaml.split('\n');
  if (yaml.length <= MAX_LENGTH && lines.length <= MAX_LINES) return undefined;
  const message = words.longFrontMatter(lines.length, yaml.length, MAX_LINES, MAX_LENGTH);
  return {
    severity: 'error',
    rule: 'front-matter-yaml',
    line: 1,
    column: 1,
    message,
    fix: words.fieldsOnly,
  };
}

function toPlaced(issue: Issue, place: (path: Issue['path']) => { line: number; column: number }): PlacedIssue {
  const { kind, path, ...rest } = issue;
  const isUnknown = kind === 'unknown-key';
  return {
    severity: isUnknown ? 'warning' : 'error',
    rule: isUnknown ? 'front-matter-unknown-key' : 'front-matter-type',
    ...place(path),
    fix: words.correctField,
    ...rest,
  };
}

function outlineLevels({ toc_min_heading_level: min, toc_max_heading_level: max }: FrontMatter): Issue[] {
  if (min === undefined || max === undefined || min <= max) return [];
  const message = words.tocLevels(min, max);
  return [{ path: ['toc_min_heading_level'], kind: 'wrong-value', message }];
}

/** A first line of dashes without an end: a front matter someone forgot to close, or just a rule across the page. */
function unclosed(source: string, start: number): SplitNote {
  const looksLikeYaml = /^[\w-]+[ \t]*:/.test(source.slice(start));
  const issues: PlacedIssue[] = looksLikeYaml
    ? [
        {
          severity: 'error',
          rule: 'front-matter-yaml',
          line: 1,
          column: 1,
          message: words.openFrontMatter,
          fix: words.closeFrontMatter,
        },
      ]
    : [];
  return { frontMatter: {}, body: source, bodyLine: 1, issues };
}
