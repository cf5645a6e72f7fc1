/** Compiles one note: Markdown in, article HTML and everything the site must know about it out. */
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
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
function sourceOf({ note, features, dialect }: CompileInput): string {
  const containers = features.flatMap((feature) => Object.keys(feature.containers ?? {}));
  return normalizeDirectives(dialect?.rewrite?.(note.body) ?? note.body, containers);
}

/** A note that is not in the syntax of its dialect is plain Markdown, which never fails. */
function parse(source: string, { note, dialect }: CompileInput, context: NoteContext): Root {
  const syntax = dialect?.syntaxOf?.(note);
  if (!syntax) return parseMarkdown(source);
  try {
    return parseMarkdown(source, syntax);
  } catch (error) {
    if (error instanceof LimitError) throw error;
    const { reason, place } = error as { reason?: string; place?: Place | { start: Place } };
    const message = `按 MDX 读不通：${reason ?? String(error)}`;
    const fix = '改正这一处；在此之前这一篇按普通的 Markdown 显示。';
    const at = place && 'start' in place ? place.start : place;
    report(context, at, { severity: 'error', rule: 'mdx-syntax', message, fix });
    return parseMarkdown(source);
  }
}

async function compile(tree: Root, context: NoteContext, { features, dialect }: CompileInput): Promise<CompiledNote> {
  const run = <T>(name: string, step: () => T): T => {
    context.step = name;
    return step();
  };
  await run('准备', () => Promise.all(features.map((feature) => feature.prepareNote?.(tree))));
  run('方言', () => dialect?.transform?.(tree, context));
  await run('组件', () => renderComponents(tree, context));
  run('指令', () => remarkDirectives(tree, context, dialect ? [...features, dialect] : features));
  run('提示框', () => remarkAlert(tree));
  run('换行', () => remarkSoftBreak(tree));
  run('强调', () => checkEmphasis(tree, context));
  const description = context.note.frontMatter.description ?? describeNote(withoutTitle(tree));
  const outline = run('标题', () => remarkHeadings(tree, context, dialect?.headingIds));
  await run('图', () => remarkDiagram(tree, context));
  await run('公式', () => remarkFormulas(tree, context));
  const sections = run('分节', () => collectSections(tree));
  context.hasRawHtml = run('HTML', () => checkHtml(tree, context));
  run('图片', () => remarkImage(tree, context, features));
  run('代码', () => remarkCode(tree, context, dialect ? [...features, dialect] : features));
  run('链接', () => remarkLinks(tree, context));
  const title = titleOf(context, outline.title);
  if (!context.note.frontMatter.hide_title) tree.children.unshift(titleHeading(title, outline.title));
  const article = run('输出', () => toArticle(tree, context, features));
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
    const message = `${error.message}，这一篇没有编译。`;
    report(context, error.place, { severity: 'error', rule: error.rule, message, fix: error.fix });
    return;
  }
  const reason = error instanceof Error ? error.message : String(error);
  const step = context.step ? `（${context.step}）` : '';
  report(context, tree?.children[0]?.position?.start ?? { line: 1, column: 1 }, {
    severity: 'error',
    rule: 'compile-failed',
    message: `编译时出错${step}：${reason}。这一段没有显示。`,
    fix: '换一种写法；这也是引擎的缺陷，请连同这一段一起报告。',
  });
}

function empty(context: NoteContext): CompiledNote {
  return finish(context, { html: '', title: titleOf(context), toc: [], ids: [], sections: [], description: '' });
}

type Article = Pick<CompiledNote, 'html' | 'title' | 'toc' | 'ids' | 'sections' | 'description'>;

function finish(context: NoteContext, article: Article): CompiledNote {
  const { links, assets, dependencies, mediaHosts, facts, data, problems, hasMath } = context;
  return {
    ...article,
    ...readingTime(article.sections),
    links,
    assets,
    dependencies,
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
