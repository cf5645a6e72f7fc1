/** What a note may say of itself at its top; unknown keys are reported and dropped. */
import * as v from 'valibot';
import { words } from '../../words/configuration.ts';

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
  () => words.text,
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
  v.check(
    (value) => Number.isInteger(value) && value >= 2 && value <= 6,
    () => words.level,
  ),
);
/** A date, e.g. 2025-01-31. */
const date = v.pipe(
  text,
  v.check(
    (value) => /^\d{4}[-/]\d{1,2}[-/]\d{1,2}(?:[T ].*)?$/.test(value) && !Number.isNaN(Date.parse(value)),
    () => words.date,
  ),
);
/** A path that begins with `/`. */
const address = v.pipe(
  v.string(),
  v.check(
    (value) => /^\/(?!\/)/.test(value),
    () => words.slashPath,
  ),
);

const lastUpdate = v.object({
  /** Day of the last change. */
  date: v.optional(date),
  /** Who made it. */
  author: v.optional(text),
});

/** Every field. */
export const frontMatterSchema = v.object({
  /** How the note is read: as MDX or as Markdown; default: as the engine does that it was written for. */
  format: v.optional(v.picklist(['md', 'mdx', 'detect'])),
  /** Last part of the doc id. */
  id: v.optional(
    v.pipe(
      text,
      v.check(
        (value) => value !== '' && !value.includes('/'),
        () => words.nameWithoutSlash,
      ),
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
      v.check(
        (value) => value !== '',
        () => words.filled,
      ),
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
  /** Highest heading level in the outline; default: `toc.min` of the configuration. */
  toc_min_heading_level: v.optional(level),
  /** Lowest heading level in the outline; default: `toc.max` of the configuration. */
  toc_max_heading_level: v.optional(level),
  /** Doc id of the note before this one; null: none. */
  pagination_prev: v.optional(v.nullable(text)),
  /** Doc id of the note after this one; null: none. */
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
  last_update: v.optional(lastUpdate),
});

/** Front matter after validation. */
export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;
