/** The YAML at the top of a note: split off, parsed, checked, with the place of everything that is wrong. */
import * as v from 'valibot';
import { type Issue, validate } from '../../config/validate.ts';
import type { FrontMatter } from '../types.ts';
import { type PlacedIssue, readYaml } from './yaml.ts';

/** A text (a number is one: YAML makes one of `title: 2048`). */
const text = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'number' ? String(value) : value)),
  v.string(),
);
/** A list of texts. */
const texts = v.array(text);
/** A text, or an object with `label`. */
const tag = v.union(
  [
    text,
    v.pipe(
      v.looseObject({ label: v.string() }),
      v.transform((value) => value.label),
    ),
  ],
  '字符串',
);
/** A number. */
const position = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value)),
  v.number(),
);
/** A whole number from 2 to 6. */
const level = v.pipe(
  v.number(),
  v.check((value) => Number.isInteger(value) && value >= 2 && value <= 6, '2 到 6 的整数'),
);
/** A date, e.g. 2025-01-31. */
const date = v.pipe(
  text,
  v.check(
    (value) => /^\d{4}[-/]\d{1,2}[-/]\d{1,2}(?:[T ].*)?$/.test(value) && !Number.isNaN(Date.parse(value)),
    '像 2025-01-31 这样的日期',
  ),
);
/** A path that begins with `/`. */
const address = v.pipe(
  v.string(),
  v.check((value) => /^\/(?!\/)/.test(value), '以 / 开头的路径'),
);

const schema = v.object({
  /** Last part of the doc id. */
  id: v.optional(
    v.pipe(
      text,
      v.check((value) => value !== '' && !value.includes('/'), '不含 / 的非空字符串'),
    ),
  ),
  /** Heading of the page. */
  title: v.optional(text),
  /** Name in the sidebar. */
  sidebar_label: v.optional(text),
  /** Place among its siblings. */
  sidebar_position: v.optional(position),
  /** Path: absolute, or relative to the folder. */
  slug: v.optional(
    v.pipe(
      text,
      v.check((value) => value !== '', '不为空的字符串'),
    ),
  ),
  /** One sentence for search engines. */
  description: v.optional(text),
  /** Words for search engines. */
  keywords: v.optional(texts),
  /** Subjects. */
  tags: v.optional(v.array(tag)),
  /** Open Graph image. */
  image: v.optional(text),
  /** True: the heading is not shown. */
  hide_title: v.optional(v.boolean()),
  /** True: no outline. */
  hide_table_of_contents: v.optional(v.boolean()),
  /** Narrowest and widest level of the outline. */
  toc_min_heading_level: v.optional(level),
  /** See there. */
  toc_max_heading_level: v.optional(level),
  /** Doc id of the neighbours; null: none. */
  pagination_prev: v.optional(v.nullable(text)),
  /** See there. */
  pagination_next: v.optional(v.nullable(text)),
  /** Sidebar shown beside the note; null: none. */
  displayed_sidebar: v.optional(v.nullable(text)),
  /** True: nowhere in the output. */
  draft: v.optional(v.boolean()),
  /** True: there, but in no list. */
  unlisted: v.optional(v.boolean()),
  /** Earlier paths of the note. */
  aliases: v.optional(v.array(address)),
  /** Address of “编辑此页”; null: no link. */
  custom_edit_url: v.optional(v.nullable(v.string())),
  /** Overrides what git says. */
  last_update: v.optional(v.object({ date: v.optional(date), author: v.optional(text) })),
});

export interface SplitNote {
  frontMatter: FrontMatter;
  body: string;
  bodyLine: number;
  issues: PlacedIssue[];
}

/** Splits a note into front matter and body; wrong fields are reported and left out. */
export function splitFrontMatter(source: string): SplitNote {
  const lines = /^---[ \t]*\n/.exec(source);
  if (!lines) return { frontMatter: {}, body: source, bodyLine: 1, issues: [] };
  const end = /^---[ \t]*$/m.exec(source.slice(lines[0].length));
  if (!end) return unclosed(source, lines[0].length);
  const yaml = source.slice(lines[0].length, lines[0].length + end.index);
  const body = source.slice(lines[0].length + end.index + end[0].length + 1);
  const bodyLine = yaml.split('\n').length + 2;
  return { ...parse(yaml), body, bodyLine };
}

function parse(yaml: string): Pick<SplitNote, 'frontMatter' | 'issues'> {
  const tooLong = checkLength(yaml);
  if (tooLong) return { frontMatter: {}, issues: [tooLong] };
  // The YAML starts on the second line of the file.
  const { value, issues, place } = readYaml(yaml, 1);
  if (value === null || value === undefined) return { frontMatter: {}, issues };
  const { output, issues: wrong } = validate(schema, value);
  const frontMatter = (output ?? {}) as FrontMatter;
  const all = [...wrong, ...outlineLevels(frontMatter)];
  return { frontMatter, issues: [...issues, ...all.map((issue) => toPlaced(issue, place))] };
}

/** Fields of a note take a few lines; the parser's time grows with the square of the keys. */
const LONGEST = 20_000;
const MOST_LINES = 1000;

function checkLength(yaml: string): PlacedIssue | undefined {
  const lines = yaml.split('\n');
  if (yaml.length <= LONGEST && lines.length <= MOST_LINES) return undefined;
  const message = `文件头(front matter)太长：${lines.length} 行、${yaml.length} 个字符，最多 ${MOST_LINES} 行、${LONGEST} 个字符。`;
  return {
    severity: 'error',
    rule: 'front-matter-yaml',
    line: 1,
    column: 1,
    message,
    fix: '文件头只写字段，内容移到正文里。',
  };
}

function toPlaced(issue: Issue, place: (path: Issue['path']) => { line: number; column: number }): PlacedIssue {
  const { kind, path, ...rest } = issue;
  const isUnknown = kind === 'unknown-key';
  return {
    severity: isUnknown ? 'warning' : 'error',
    rule: isUnknown ? 'front-matter-unknown-key' : 'front-matter-type',
    ...place(path),
    ...rest,
  };
}

function outlineLevels({ toc_min_heading_level: min, toc_max_heading_level: max }: FrontMatter): Issue[] {
  if (min === undefined || max === undefined || min <= max) return [];
  const message = `“toc_min_heading_level”应不大于“toc_max_heading_level”，得到 ${min} 和 ${max}。`;
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
          message: '文件头(front matter)以 --- 开始，却没有结束的 ---。',
          fix: '在最后一个字段的下一行写上 ---。',
        },
      ]
    : [];
  return { frontMatter: {}, body: source, bodyLine: 1, issues };
}
