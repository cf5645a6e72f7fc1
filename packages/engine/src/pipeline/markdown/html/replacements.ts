/** What stands in the page for HTML that notes may not write; a strict site refuses it, another shows what can be shown. */
import { own } from '../../../shared/own.ts';
import type { Tag } from './scan-tags.ts';

/** Elements whose content says as much in another one. */
const RENAMED: Readonly<Record<string, string>> = {
  ...{ center: 'div', font: 'span', big: 'span', strike: 'del', tt: 'samp', acronym: 'abbr', nobr: 'span', h1: 'h2' },
  ...{ section: 'div', article: 'div', header: 'div', footer: 'div', main: 'div', aside: 'div', nav: 'div' },
  ...{ address: 'div', hgroup: 'div', form: 'div', fieldset: 'div', legend: 'div', label: 'span', button: 'span' },
  ...{ bdi: 'span', bdo: 'span', data: 'span', output: 'span' },
};

/** Elements that show nothing of what they hold, and those that hold nothing to show. */
const SILENT = new Set(['script', 'style', 'link', 'meta', 'base', 'title', 'noscript', 'template', 'input']);

/** Elements that show another page or file, which a link leads to. */
const FRAMES: Readonly<Record<string, string>> = { iframe: 'src', embed: 'src', object: 'data' };

interface Surroundings {
  /** Whether one more element fits into those around. */
  mayNest: () => boolean;
  /** Whether a tag of an unknown name is one of an element, of which the content is shown. */
  isElement: boolean;
}

/** Markup in place of a refused tag, else the tag as text. */
export function insteadOf(tag: Tag, source: string, { mayNest, isElement }: Surroundings): string {
  const other = own(RENAMED, tag.name);
  if (other) return mayNest() ? renamed(tag, source, other) : asText(source);
  if (SILENT.has(tag.name)) return '';
  const attribute = own(FRAMES, tag.name);
  if (attribute) return linkTo(tag, attribute);
  return isElement ? '' : asText(source);
}

function renamed({ kind, name, written }: Tag, source: string, other: string): string {
  return source.replace(written, kind === 'start' && name === 'center' ? `${other} align="center"` : other);
}

function linkTo({ kind, attributes }: Tag, attribute: string): string {
  const find = (wanted: string) => attributes.find((one) => one.name === wanted)?.value.trim() ?? '';
  const address = kind === 'start' ? find(attribute) : '';
  return address && ` <a href="${quoted(address)}">${asText(find('title') || address)}</a> `;
}

/** Whether what stands between the tags is not for readers. */
export function hidesContent({ name }: Tag): boolean {
  return SILENT.has(name) || Object.hasOwn(FRAMES, name);
}

/** Source that is shown as it stands. */
export function asText(source: string): string {
  return source.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function quoted(value: string): string {
  return asText(value).replaceAll('"', '&quot;');
}
