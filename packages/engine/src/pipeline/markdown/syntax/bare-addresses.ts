/**
 * Addresses that stand in a text without any mark, as GFM has them, with two differences: `ftp://` is one too, and
 * Chinese punctuation ends them, since Chinese goes on behind it without a space.
 */
import type { Root } from 'mdast';
import { asciiAlpha, markdownLineEndingOrSpace, unicodeWhitespace } from 'micromark-util-character';
import type { Code, Construct, Effects, Event, Extension, State, TokenizeContext } from 'micromark-util-types';
import { SKIP, visit } from 'unist-util-visit';
import { addressLength, mayBegin } from './address-length.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    literalAutolink: 'literalAutolink';
    literalAutolinkHttp: 'literalAutolinkHttp';
    literalAutolinkWww: 'literalAutolinkWww';
  }
}

const CHINESE = /[，。、；：！？（）《》〈〉「」『』【】〔〕“”‘’…—]/;

const withScheme = address('addressWithScheme', (before) => !asciiAlpha(before));
const ofWeb = address(
  'addressOfWeb',
  (before) => before === null || markdownLineEndingOrSpace(before) || '(*_[]~'.includes(String.fromCharCode(before)),
);

/** Takes the place of GFM's own for the web; addresses of mail stay GFM's. */
export const bareAddresses: Extension = {
  disable: { null: ['protocolAutolink', 'wwwAutolink'] },
  text: { 70: withScheme, 72: withScheme, 87: ofWeb, 102: withScheme, 104: withScheme, 119: ofWeb },
};

/** `mayFollow` says behind which sign one may begin. */
function address(name: string, mayFollow: (before: Code) => boolean): Construct {
  return {
    name,
    // Addresses of mail, which may begin with the same letters, come first.
    add: 'after',
    previous: mayFollow,
    tokenize(effects, ok, nok) {
      return mayFollow(this.previous) ? tokenize.call(this, effects, ok, nok) : nok;
    },
  };
}

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  let left = 0;
  const begin: State = (code) => {
    if (isInLabel(this.events)) return nok(code);
    const type = code === 87 || code === 119 ? 'literalAutolinkWww' : 'literalAutolinkHttp';
    effects.enter('literalAutolink');
    effects.enter(type);
    const take: State = (code) => {
      if (left-- > 0) return consumed(effects, code, take);
      effects.exit(type);
      effects.exit('literalAutolink');
      return ok(code);
    };
    return take(code);
  };
  const measure = measuring((length) => {
    left = length;
  });
  return effects.check(measure, begin, nok);
}

/** Looks ahead: succeeds, and tells the length, where an address begins. */
function measuring(tell: (length: number) => void): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      let text = '';
      const inside: State = (code) => {
        if (isEnd(code)) {
          const length = addressLength(text);
          tell(length);
          return length > 0 ? ok(code) : nok(code);
        }
        text += String.fromCharCode(code ?? 0);
        return mayBegin(text) ? consumed(effects, code, inside) : nok(code);
      };
      return (code) => {
        effects.enter('data');
        return inside(code);
      };
    },
  };
}

function consumed(effects: Effects, code: Code, next: State): State {
  effects.consume(code);
  return next;
}

function isEnd(code: Code): boolean {
  return (
    code === null ||
    code === 60 ||
    markdownLineEndingOrSpace(code) ||
    unicodeWhitespace(code) ||
    (code > 127 && CHINESE.test(String.fromCharCode(code)))
  );
}

const outside = new WeakSet<Event[1]>();

/** In `[https://…](…)` the link is made by the brackets. What was once seen to be outside of them is not asked again. */
function isInLabel(events: readonly Event[]): boolean {
  const last = events.at(-1);
  for (let at = events.length - 1; at >= 0; at--) {
    const token = events[at]?.[1];
    if (!token || outside.has(token)) break;
    if ((token.type === 'labelLink' || token.type === 'labelImage') && !token._balanced) return true;
  }
  if (last) outside.add(last[1]);
  return false;
}

/** The same for addresses that GFM finds in finished texts, behind a bracket that nothing closes. */
export function endAtChinese(tree: Root): void {
  visit(tree, 'link', (link, index, parent) => {
    const [text] = link.children;
    if (link.position || text?.type !== 'text' || !parent || index === undefined) return undefined;
    const length = text.value.search(CHINESE);
    if (length < 0) return undefined;
    const rest = text.value.slice(length);
    text.value = text.value.slice(0, length);
    link.url = link.url.slice(0, -rest.length);
    parent.children.splice(index + 1, 0, { type: 'text', value: rest });
    return [SKIP, index + 2];
  });
}
