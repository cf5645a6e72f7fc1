/** Blocks whose first line names them and whose content is indented by four spaces: `!!! note "标题"`. */
import type { CompileContext, Extension as FromMarkdown, Token } from 'mdast-util-from-markdown';
import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import type { Code, Construct, Effects, ParseContext, State, TokenizeContext } from 'micromark-util-types';
import { LimitError } from '../../pipeline/markdown/limits/limit-error.ts';
import type { DialectSyntax } from '../../pipeline/markdown/note-dialect.ts';
import { words } from '../../words/dialects.ts';

/** Spaces before each line of the content. */
const INDENT = 4;

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    indentedBlock: 'indentedBlock';
    indentedBlockOpening: 'indentedBlockOpening';
    indentedBlockIndent: 'indentedBlockIndent';
  }
}

declare module 'mdast' {
  interface RootContentMap {
    indentedBlock: IndentedBlock;
  }
}

/** A block as written; its dialect makes something of it. */
export interface IndentedBlock {
  type: 'indentedBlock';
  /** Its first line. */
  opening: string;
  children: import('mdast').RootContent[];
  position?: import('unist').Position | undefined;
  data?: object;
}

/**
 * Parses blocks that begin with a line of this pattern, by its first character, and those that begin with one of the `marks`
 * and blanks, whose first line has content already.
 */
export function indentedBlocks(openings: Readonly<Record<string, RegExp>>, marks = ''): DialectSyntax {
  const document: Record<number, Construct> = {};
  for (const mark of marks) document[mark.charCodeAt(0)] = construct(tokenizeMark);
  for (const [first, pattern] of Object.entries(openings))
    document[first.charCodeAt(0)] = construct(tokenizeOpening(pattern));
  return { micromark: { document }, fromMarkdown: FROM_MARKDOWN };
}

/** At the end of each the parser scans back over the whole note, as after quotes. */
const MOST = 1000;
const counts = new WeakMap<ParseContext, number>();

function countBlock(context: TokenizeContext): void {
  const count = (counts.get(context.parser) ?? 0) + 1;
  counts.set(context.parser, count);
  if (count > MOST) throw new LimitError(words.manyBlocks(MOST), words.splitNote, { place: context.now() });
}

function construct(tokenize: Construct['tokenize']): Construct {
  return {
    name: 'indentedBlock',
    tokenize,
    continuation: { tokenize: tokenizeContinuation },
    exit: (effects) => void effects.exit('indentedBlock'),
  };
}

function tokenizeOpening(pattern: RegExp): Construct['tokenize'] {
  return function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const isWanted = (line: string) => pattern.test(line);
    const toLineEnd = (code: Code): State | undefined => {
      if (code !== null && !markdownLineEnding(code)) {
        effects.consume(code);
        return toLineEnd;
      }
      const token = effects.exit('indentedBlockOpening');
      if (!isWanted(this.sliceSerialize(token).trimEnd())) return nok(code);
      countBlock(this);
      return ok(code);
    };
    return (code) => {
      effects.enter('indentedBlock', { _container: true });
      effects.enter('indentedBlockOpening');
      return toLineEnd(code);
    };
  };
}

function tokenizeMark(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const after: State = (code) => {
    if (code === null || markdownLineEnding(code)) return nok(code);
    effects.exit('indentedBlockOpening');
    countBlock(this);
    return ok(code);
  };
  const marked: State = (code) => (markdownSpace(code) ? factorySpace(effects, after, 'linePrefix')(code) : nok(code));
  return (code) => {
    effects.enter('indentedBlock', { _container: true });
    effects.enter('indentedBlockOpening');
    effects.consume(code);
    return marked;
  };
}

function tokenizeContinuation(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const blank: Construct = { tokenize: tokenizeBlank, partial: true };
  const indent: Construct = { tokenize: tokenizeIndent, partial: true };
  return effects.attempt(blank, ok, effects.attempt(indent, ok, nok));
}

function tokenizeBlank(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const after: State = (code) => (code === null || markdownLineEnding(code) ? ok(code) : nok(code));
  return (code) => (markdownSpace(code) ? factorySpace(effects, after, 'linePrefix')(code) : after(code));
}

function tokenizeIndent(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const after: State = (code) => {
    const last = this.events.at(-1);
    return last?.[1].type === 'indentedBlockIndent' && last[2].sliceSerialize(last[1], true).length === INDENT
      ? ok(code)
      : nok(code);
  };
  return factorySpace(effects, after, 'indentedBlockIndent', INDENT + 1);
}

function enter(this: CompileContext, token: Token): void {
  this.enter({ type: 'indentedBlock', opening: '', children: [] } as never, token);
}

function open(this: CompileContext, token: Token): void {
  const node = this.stack.at(-1) as unknown as IndentedBlock;
  node.opening = this.sliceSerialize(token).trimEnd();
}

function exit(this: CompileContext, token: Token): void {
  this.exit(token);
}

const FROM_MARKDOWN: FromMarkdown = {
  enter: { indentedBlock: enter, indentedBlockOpening: open },
  exit: { indentedBlock: exit },
};
