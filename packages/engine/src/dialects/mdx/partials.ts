/** `import Part from './_part.mdx'`: the file stands where `<Part />` does. */
import { dirname, join } from 'node:path';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { report } from '../../pipeline/markdown/context.ts';
import { normalizeDirectives } from '../../pipeline/markdown/directive/normalize-directives.ts';
import { parseMarkdown } from '../../pipeline/markdown/parse.ts';
import { splitFrontMatter } from '../../pipeline/read/front-matter.ts';
import type { Formulas } from '../../shared/dialects.ts';
import { words } from '../../words/dialects.ts';
import { includedText } from '../kit/included-text.ts';
import { mayInclude } from '../kit/inclusions.ts';
import type { Jsx, Props } from './attributes.ts';
import { blocks } from './blocks.ts';
import { takeModules } from './modules.ts';
import { rewriteForMdx } from './rewrite.ts';
import { rewriteJsx, type Using } from './rewrite-jsx.ts';
import { MDX } from './syntax.ts';
import { unravel } from './unravel.ts';

/** The part's content, with its own imports and with the attributes as `props`. `absolute` is the file. */
export function partial(
  node: Jsx,
  { absolute, name, props }: { absolute: string; name: string; props: Props },
  using: Using,
): RootContent[] {
  const { context, within } = using;
  const place = node.position?.start;
  if (!mayInclude(absolute, within, place, context)) return [];
  const text = includedText(absolute, { name, place }, context);
  if (text === undefined) {
    const message = words.noIncludedFile(name);
    report(context, place, { severity: 'error', rule: 'include-missing', message, fix: words.checkImport });
    return [];
  }
  const tree = parsed(text, context.options.formulas);
  visit(tree, (inner) => {
    if (node.position) inner.position = node.position;
  });
  const modules = from(takeModules(tree, { ...using.modules.scope, ...props, props }), dirname(absolute));
  const components = using.componentsWith(modules.imports);
  const children = blocks(node);
  unravel(tree);
  rewriteJsx(tree, { ...using, modules, components, within: [...within, absolute], children });
  return tree.children;
}

/** A part that is no MDX is plain Markdown. */
function parsed(text: string, formulas: Formulas | undefined): Root {
  const source = normalizeDirectives(rewriteForMdx(splitFrontMatter(text).body));
  try {
    return parseMarkdown(source, MDX, formulas);
  } catch {
    return parseMarkdown(source, undefined, formulas);
  }
}

/** Imports of a part start at its own folder. */
function from(modules: ReturnType<typeof takeModules>, folder: string): ReturnType<typeof takeModules> {
  const imports = new Map(
    [...modules.imports].map(([name, { from: path }]) => [
      name,
      { from: path.startsWith('.') ? join(folder, path) : path },
    ]),
  );
  return { ...modules, imports };
}
