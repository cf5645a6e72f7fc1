/** The sanitiser's allow-list: what notes may write and what our own steps have added to the tree. */
import type { Options as Schema } from 'rehype-sanitize';
import { TAGS } from './allow-list.ts';

const WEB = ['http', 'https'];
/** Where a link may lead; the last ones open a program of the reader's. */
const LINKS = [...WEB, 'mailto', 'tel', 'sms', 'ftp', 'magnet', 'vscode', 'steam'];

/** Names as in hast. Ids are not prefixed: links and the table of contents lead to them. */
export const SCHEMA: Schema = {
  tagNames: [...TAGS, 'h1', 'section', 'button', 'input', 'x-element'],
  attributes: {
    '*': [
      ...['className', 'id', 'title', 'lang', 'dir', 'role', 'hidden', 'tabIndex', 'align'],
      ...[
        'ariaLabel',
        'ariaLabelledBy',
        'ariaDescribedBy',
        'ariaControls',
        'ariaSelected',
        'ariaHidden',
        'ariaExpanded',
      ],
      ...['dataKind', 'dataGroup', 'dataValue', 'dataLabel'],
    ],
    a: ['href', 'download', ['target', '_blank'], 'rel', 'dataFootnoteRef', 'dataFootnoteBackref'],
    audio: ['src', 'controls', 'loop', 'muted', 'preload'],
    blockquote: ['cite'],
    button: [['type', 'button']],
    col: ['span'],
    colgroup: ['span'],
    del: ['cite', 'dateTime'],
    details: ['open'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    input: [['type', 'checkbox'], 'checked', 'disabled'],
    ins: ['cite', 'dateTime'],
    li: ['value'],
    ol: ['start', 'reversed', 'type'],
    q: ['cite'],
    section: ['dataFootnotes'],
    source: ['src', 'srcSet', 'media', 'type', 'width', 'height'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
    track: ['src', 'kind', 'srcLang', 'label', 'default'],
    video: ['src', 'poster', 'width', 'height', 'controls', 'loop', 'muted', 'playsInline', 'preload'],
    'x-element': ['dataI'],
  },
  required: { input: { type: 'checkbox', disabled: true }, button: { type: 'button' } },
  protocols: { href: LINKS, src: WEB, poster: WEB, cite: WEB },
  ancestors: {},
  clobber: [],
  clobberPrefix: '',
  strip: ['script', 'style', 'iframe', 'object', 'embed', 'noscript', 'template', 'svg', 'math', 'textarea', 'select'],
  allowComments: false,
  allowDoctypes: false,
};

const GENERAL = foldedNames('*');

/** Whether the sanitiser lets `tag` keep `attribute`, both as written in HTML. */
export function mayHave(tag: string, attribute: string): boolean {
  const folded = attribute === 'class' ? 'classname' : attribute.replaceAll('-', '');
  return GENERAL.includes(folded) || foldedNames(tag).includes(folded);
}

/** Property names differ from attributes in hyphens and case only, `class` apart. */
function foldedNames(tag: string): string[] {
  const definitions = SCHEMA.attributes?.[tag] ?? [];
  return definitions.map((one) => (typeof one === 'string' ? one : one[0]).toLowerCase());
}
