/** Compiles one note: Markdown in, article HTML and everything the site must know about it out. */
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { CompiledNote, CompileInput } from '../types.ts';
import { checkDepth } from './check-depth.ts';
import { checkEmphasis } from './cjk/check-emphasis.ts';
import { remarkSoftBreak } from './cjk/remark-soft-break.ts';
import { remarkCode } from './code/remark-code.ts';
import { createContext, type NoteContext, report } from './context.ts';
import { describeNote } from './description.ts';
import { remarkDiagram } from './diagram/remark-diagram.ts';
import { normalizeDirectives } from './directive/normalize-directives.ts';
import { remarkAlert } from './directive/remark-alert.ts';
import { remarkDirectives } from './directive/remark-directives.ts';
import { checkHtml } from './html/check-html.ts';
import { remarkImage } from './image/remark-image.ts';
import { remarkLinks } from './link/remark-links.ts';
import { parseMarkdown } from './parse.ts';
import { readingTime } from './reading-time.ts';
import { remarkHeadings } from './remark-headings.ts';
import { remarkFormulas } from './remark-math.ts';
import { collectSections } from './sections.ts';
import { articleHtml } from './to-html.ts';

/** Never throws: what is wrong with the note is in `problems`, and the page is as complete as it can be. */
export async function compileNote(input: CompileInput): Promise<CompiledNote> {
  const context = createContext(input);
  const source = normalizeDirectives(input.note.body);
  try {
    if (checkDepth(source, context)) return await compile(source, context);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `编译这一篇时出错：${reason}`;
    report(context, undefined, {
      severity: 'error',
      rule: 'compile-failed',
      message,
      fix: '逐段注释掉以找出原因；这也是引擎的缺陷，请报告。',
    });
  }
  return finish(context, { html: '', title: titleOf(context), toc: [], ids: [], sections: [], description: '' });
}

async function compile(source: string, context: NoteContext): Promise<CompiledNote> {
  const tree = parseMarkdown(source);
  remarkDirectives(tree, context, source);
  remarkAlert(tree);
  remarkSoftBreak(tree);
  checkEmphasis(tree, context);
  const description = context.note.frontMatter.description ?? describeNote(withoutTitle(tree));
  const outline = remarkHeadings(tree, context);
  await remarkDiagram(tree, context);
  await remarkFormulas(tree, context);
  const sections = collectSections(tree);
  context.hasRawHtml = checkHtml(tree, context);
  remarkImage(tree, context);
  remarkCode(tree, context);
  remarkLinks(tree, context);
  const title = titleOf(context, outline.title);
  if (!context.note.frontMatter.hide_title) tree.children.unshift(titleHeading(title, outline.title));
  const html = articleHtml(tree, context);
  return finish(context, { html, title, toc: outline.toc, ids: idsIn(html), sections, description });
}

type Article = Pick<CompiledNote, 'html' | 'title' | 'toc' | 'ids' | 'sections' | 'description'>;

function finish(context: NoteContext, article: Article): CompiledNote {
  const { links, assets, dependencies, labs, samples, cards, problems, hasMath } = context;
  return {
    ...article,
    ...readingTime(article.sections),
    links,
    assets,
    dependencies,
    labs,
    samples,
    cards,
    problems,
    hasMath,
  };
}

/** Front matter, else the `#` heading, else the file's name. */
function titleOf({ note }: NoteContext, heading?: Heading): string {
  const name = note.id.replace(/\/$/, '').split('/').at(-1) ?? note.id;
  return note.frontMatter.title ?? (heading ? textOf(heading).trim() : name);
}

function titleHeading(title: string, written?: Heading): Heading {
  return written ?? { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] };
}

function withoutTitle(tree: Root): Root {
  const [first, ...rest] = tree.children;
  return first?.type === 'heading' && first.depth === 1 ? { ...tree, children: rest } : tree;
}

/** Ids as the browser will find them; our own printer writes them in double quotes. */
function idsIn(html: string): string[] {
  return [...html.matchAll(/<[^<>]*?\sid="([^"]+)"/g)].map((match) => decodeEntities(match[1] ?? ''));
}

function decodeEntities(value: string): string {
  return value
    .replace(/&#x([0-9A-F]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .normalize('NFC');
}
