/** Front matter in the words of other engines, in ours. What only says how a page looks there says nothing here. */
import type { DialectName } from '../../shared/dialects.ts';
import { own } from '../../shared/own.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Fields of ours for the value of a foreign one. */
type Rule = (value: unknown) => Fields;

const nothing: Rule = () => ({});
const as =
  (name: string): Rule =>
  (value) => ({ [name]: value });
const unlessFalse =
  (fields: Fields): Rule =>
  (value) =>
    value === false ? fields : {};

const NEIGHBOURS = {
  prev: unlessFalse({ pagination_prev: null }),
  next: unlessFalse({ pagination_next: null }),
};
const VUE = {
  ...NEIGHBOURS,
  ...ignored('layout hero features aside sidebar navbar footer editLink lastUpdated head pageClass lang date author'),
};

const RULES: Readonly<Record<DialectName, Readonly<Record<string, Rule>>>> = {
  docusaurus: ignored('sidebar_class_name sidebar_custom_props pagination_label wrapperClassName'),
  starlight: {
    ...NEIGHBOURS,
    sidebar: (value) => {
      const { order, label } = objectOf(value);
      return {
        ...(order !== undefined && { sidebar_position: order }),
        ...(label !== undefined && { sidebar_label: label }),
      };
    },
    tableOfContents: unlessFalse({ hide_table_of_contents: true }),
    editUrl: (value) => (value === true ? {} : { custom_edit_url: value === false ? null : value }),
    ...ignored('template lastUpdated hero head banner pagefind'),
  },
  vitepress: { ...VUE, outline, ...ignored('titleTemplate navbar markdownStyles externalLinkIcon') },
  vuepress: {
    ...VUE,
    ...{ order: as('sidebar_position'), shortTitle: as('sidebar_label'), permalink: as('slug') },
    // Of a folder's own page, in the theme Hope.
    dir: (value) => {
      const { text, order } = objectOf(value);
      return {
        ...(text !== undefined && { sidebar_label: text }),
        ...(order !== undefined && { sidebar_position: order }),
      };
    },
    redirectFrom: (value) => ({ aliases: [value].flat().map((path) => String(path).replace(/\.html$/, '')) }),
    ...ignored('icon category tag star index article timeline breadcrumb pageInfo toc comment editLink home heroText'),
  },
  mkdocs: {
    hide: (value) => ([value].flat().includes('toc') ? { hide_table_of_contents: true } : {}),
    ...ignored('template icon status search comments social subtitle'),
  },
  // Its aliases are other names, no addresses.
  obsidian: ignored('aliases alias cssclass cssclasses publish'),
};

/** The fields as ours; those that both have are the author's own. */
export function ownFields(written: unknown, dialect: DialectName | undefined): unknown {
  if (!dialect || written === null || typeof written !== 'object' || Array.isArray(written)) return written;
  const rules = RULES[dialect];
  const kept: Record<string, unknown> = {};
  const made: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(written)) {
    const rule = own(rules, name);
    if (rule) Object.assign(made, rule(value));
    else kept[name] = value;
  }
  return { ...made, ...kept };
}

/** `false`, `'deep'` or `[2, 4]`. */
function outline(value: unknown): Fields {
  if (value === false) return { hide_table_of_contents: true };
  const [min, max] = value === 'deep' ? [2, 6] : Array.isArray(value) ? value : [];
  return typeof min === 'number' && typeof max === 'number'
    ? { toc_min_heading_level: min, toc_max_heading_level: max }
    : {};
}

function ignored(names: string): Record<string, Rule> {
  return Object.fromEntries(names.split(' ').map((name) => [name, nothing]));
}

function objectOf(value: unknown): Fields {
  return value !== null && typeof value === 'object' ? (value as Fields) : {};
}
