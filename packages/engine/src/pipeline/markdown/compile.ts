/** Compiles one note: Markdown in, article HTML and everything the site must know about it out. */
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { words } from '../../words/compiling.ts';
import type { CompiledNote, NoteInput } from '../types.ts';
import { checkEmphasis } from './cjk/check-emphasis.ts';
import { remarkSoftBreak } from './cjk/remark-soft-break.ts';
import { remarkCode } from './code/remark-code.ts';
import { renderComponents } from './components/render-components.ts';
import { createContext, type NoteContext, type Place, report } from './context.ts';
import { describeNote } from './description.ts';
import { remarkDiagram } from './diagram/remark-diagram.ts';
import { normalizeDirectives } from './directive/normalize-directives.ts';
import { remarkAlert } from './directive/remark-alert.ts';
import { remarkDirectives } from './directive/remark-directives.ts';
import { checkHtml } from './html/check-html.ts';
import { remarkImage } from './image/remark-image.ts';
import { checkSize } from './limits/check-size.ts';
import { checkTree } from './limits/check-tree.ts';
import { LimitError } from './limits/limit-error.ts';
import { remarkLinks } from './link/remark-links.ts';
import type { NoteDialect } from './note-dialect.ts';
import type { NoteFeature } from './note-feature.ts';
import { parseMarkdown } from './parse.ts';
import { readingTime } from './reading-time.ts';
import { remarkHeadings } from './remark-headings.ts';
import { remarkFormulas } from './remark-math.ts';
import { collectSections } from './sections.ts';
import { toArticle } from './to-html.ts';

export interface CompileInput extends NoteInput {
  /** What the site's features bring to notes. */
  features: readonly NoteFeature[];
  /** How notes of another engine are read. */
  dialect?: NoteDialect | undefined;
}

/** Never throws: what is wrong with the note is in `problems`, and the page is as complete as it can be. */
export async function compileNote(input: CompileInput): Promise<CompiledNote> {
  const source = sourceOf(input);
  const context = createContext(input, source);
  let tree: Root | undefined;
  try {
    checkSize(source);
    tree = parse(source, input, context);
    checkTree(tree);
    return await compile(tree, context, input);
  } catch (error) {
    if (tree && !(error instanceof LimitError))
      return compileSound({ tree: parse(source, input, context), source }, input, error);
    reportFailure(error, tree, context);
    return empty(context);
  }
}

/** The body as the parser gets it. */
function sourceOf({ note, features, dialect, options }: CompileInput): string {
  const containers = features.flatMap((feature) => Object.keys(feature.containers ?? {}));
  return normalizeDirectives(dialect?.rewrite?.(note.body, options.formulas) ?? note.body, containers);
}

/** A note that is not in the syntax of its dialect is plain Markdown, which never fails. */
function parse(source: string, { note, dialect }: CompileInput, context: NoteContext): Root {
  const syntax = dialect?.syntaxOf?.(note);
  const { formulas } = context.options;
  if (!syntax) return parseMarkdown(source, undefined, formulas);
  try {
    return parseMarkdown(source, syntax, formulas);
  } catch (error) {
    if (error instanceof LimitError) throw error;
    const { reason, place } = error as { reason?: string; place?: Place | { start: Place } };
    const message = words.notMdx(reason ?? String(error));
    const fix = words.mendMdx;
    const at = place && 'start' in place ? place.start : place;
    report(context, at, { severity: 'error', rule: 'mdx-syntax', message, fix });
    return parseMarkdown(source, undefined, formulas);
  }
}

async function compile(tree: Root, context: NoteContext, { features, dialect }: CompileInput): Promise<CompiledNote> {
  const run = <T>(name: keyof typeof words.steps, step: () => T): T => {
    context.step = words.steps[name];
    return step();
  };
  await run('prepare', () => Promise.all(features.map((feature) => feature.prepareNote?.(tree))));
  run('dialect', () => dialect?.transform?.(tree, context));
  await run('components', () => renderComponents(tree, context));
  run('directives', () => remarkDirectives(tree, context, dialect ? [...features, dialect] : features));
  run('admonitions', () => remarkAlert(tree));
  run('breaks', () => remarkSoftBreak(tree));
  run('emphasis', () => checkEmphasis(tree, context));
  const description = context.note.frontMatter.description ?? describeNote(withoutTitle(tree));
  const own = context.options.unicodeIds ? dialect?.unicodeIds : undefined;
  const outline = run('headings', () => remarkHeadings(tree, context, own ?? dialect?.headingIds));
  await run('diagrams', () => remarkDiagram(tree, context));
  await run('formulas', () => remarkFormulas(tree, context));
  const sections = run('sections', () => collectSections(tree));
  const title = titleOf(context, outline.title);
  // Before whatever checks what a note holds: a title holds links, pictures and HTML too.
  if (!context.note.frontMatter.hide_title) tree.children.unshift(titleHeading(title, outline.title));
  context.hasRawHtml = run('html', () => checkHtml(tree, context));
  run('images', () => remarkImage(tree, context, features));
  run('code', () => remarkCode(tree, context, dialect ? [...features, dialect] : features));
  run('links', () => remarkLinks(tree, context));
  const article = run('output', () => toArticle(tree, context, features));
  return finish(context, { ...article, title, toc: outline.toc, sections, description });
}

/** A step failed: the blocks at which it does are found by halving, reported and left out. */
async function compileSound(
  { tree, source }: { tree: Root; source: string },
  input: CompileInput,
  cause: unknown,
): Promise<CompiledNote> {
  const context = createContext(input, source);
  const fails = async (blocks: Root['children']): Promise<Failure | undefined> => {
    const attempt = createContext(input, source);
    try {
      await compile(structuredClone({ ...tree, children: blocks }), attempt, input);
      return undefined;
    } catch (error) {
      return { error, step: attempt.step };
    }
  };
  const faulty = new Set<unknown>();
  const search = async (blocks: Root['children']): Promise<void> => {
    const failure = blocks.length > 0 ? await fails(blocks) : undefined;
    if (!failure) return;
    const half = blocks.length >> 1;
    if (half > 0) {
      await search(blocks.slice(0, half));
      await search(blocks.slice(half));
      return;
    }
    faulty.add(blocks[0]);
    context.step = failure.step;
    reportFailure(failure.error, { children: blocks }, context);
  };
  await search(tree.children);
  const sound = tree.children.filter((block) => !faulty.has(block));
  const failure = faulty.size > 0 ? await fails(sound) : { error: cause, step: '' };
  if (!failure) return compile({ ...tree, children: sound }, context, input);
  reportFailure(failure.error, tree, context);
  return empty(context);
}

interface Failure {
  error: unknown;
  step: string;
}

/** Where: at the place of the limit, else at the first block. */
function reportFailure(error: unknown, tree: Pick<Root, 'children'> | undefined, context: NoteContext): void {
  if (error instanceof LimitError) {
    const message = words.notCompiledSince(error.message);
    report(context, error.place, { severity: 'error', rule: error.rule, message, fix: error.fix });
    return;
  }
  const reason = error instanceof Error ? error.message : String(error);
  const step = context.step ? words.atStep(context.step) : '';
  report(context, tree?.children[0]?.position?.start ?? { line: 1, column: 1 }, {
    severity: 'error',
    rule: 'compile-failed',
    message: words.failed(step, reason),
    fix: words.writeOtherwise,
  });
}

function empty(context: NoteContext): CompiledNote {
  return finish(context, { html: '', title: titleOf(context), toc: [], ids: [], sections: [], description: '' });
}

type Article = Pick<CompiledNote, 'html' | 'title' | 'toc' | 'ids' | 'sections' | 'description'>;

function finish(context: NoteContext, article: Article): CompiledNote {
  const { links, assets, dependencies, uses, mediaHosts, facts, data, problems, hasMath } = context;
  return {
    ...article,
    ...readingTime(article.sections),
    links,
    assets,
    dependencies,
    ...(uses.size > 0 && { uses: [...uses] }),
    mediaHosts,
    facts,
    data,
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
