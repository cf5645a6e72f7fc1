/** Notes written for Docusaurus: MDX in `.mdx` and, unless they say otherwise, in `.md`. */
import { dirname, join } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { NoteContext } from '../../pipeline/markdown/context.ts';
import type { NoteDialect } from '../../pipeline/markdown/note-dialect.ts';
import type { SourceNote } from '../../pipeline/types.ts';
import { admonitions } from '../kit/admonitions.ts';
import { replaceEmoji } from '../kit/emoji.ts';
import { GITHUB_IDS } from '../kit/heading-ids.ts';
import { takeModules } from '../mdx/modules.ts';
import { parseNested } from '../mdx/nested-code.ts';
import { rewriteForMdx } from '../mdx/rewrite.ts';
import { rewriteJsx, scopeOf } from '../mdx/rewrite-jsx.ts';
import { MDX } from '../mdx/syntax.ts';
import { unravel } from '../mdx/unravel.ts';
import { resolveAliases } from './aliases.ts';
import { componentsOf } from './components.ts';

function transform(tree: Root, context: NoteContext): void {
  parseNested(tree, context.options.formulas);
  const modules = takeModules(tree, scopeOf(context));
  const componentsWith = (imports: typeof modules.imports) => componentsOf(imports, (from) => fileOf(from, context));
  const within = [context.note.absolute];
  unravel(tree);
  rewriteJsx(tree, {
    ...{ context, modules, within, componentsWith },
    components: componentsWith(modules.imports),
    seen: new Set(),
  });
  resolveAliases(tree, context);
  replaceEmoji(tree);
  visit(tree, 'code', (code) => {
    code.meta = code.meta?.replace(/\btitle=\{(["'`])(.*?)\1\}/, 'title="$2"') ?? null;
  });
}

/** Where an import leads; the site's folder is that above the notes. */
function fileOf(from: string, { note, options }: NoteContext): string {
  if (from.startsWith('@site/')) return join(dirname(options.contentDir), from.slice('@site/'.length));
  return from.startsWith('/') ? from : join(dirname(note.absolute), from);
}

function isMdx({ file, frontMatter }: SourceNote): boolean {
  return file.endsWith('.mdx') || frontMatter.format !== 'md';
}

export const dialect: NoteDialect = {
  containers: admonitions({ secondary: 'note', success: 'tip', important: 'important', caution: 'caution' }),
  fenceWords: ['live', 'noInline', 'npm2yarn', 'metastring'],
  syntaxOf: (note) => (isMdx(note) ? MDX : undefined),
  rewrite: rewriteForMdx,
  headingIds: GITHUB_IDS,
  transform,
};
