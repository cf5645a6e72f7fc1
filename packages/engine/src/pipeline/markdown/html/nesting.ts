/** Finds tags of raw HTML that are never closed, over the whole note. */
import { words } from '../../../words/html-and-images.ts';
import { type NoteContext, type Place, report } from '../context.ts';
import { OPTIONAL_END, VOID_TAGS } from './allow-list.ts';
import { createDepth } from './depth.ts';
import type { Tag } from './scan-tags.ts';

interface Open {
  name: string;
  place: Place;
}

export interface Nesting {
  /** False when the tag would nest too deeply; then it is treated as refused. */
  mayAdd(tag: Tag, place: Place): boolean;
  add(tag: Tag, place: Place): void;
  /** True when the tag needs its own report, since it does not end a refused one. */
  addRefused(tag: Tag): boolean;
  finish(): void;
}

/** Takes the tags in the order of the note; `finish` reports those still open. */
export function createNesting(context: NoteContext): Nesting {
  const open: Open[] = [];
  const refused = new Set<string>();
  const depth = createDepth();
  let isReported = false;
  const mayAdd = (tag: Tag, place: Place): boolean => {
    if (depth.take(tag)) return true;
    if (!isReported) reportDepth(tag.written, place, context);
    isReported = true;
    return false;
  };
  const add = ({ kind, name }: Tag, place: Place): void => {
    if (VOID_TAGS.has(name) || OPTIONAL_END.has(name)) return;
    if (kind === 'start') {
      open.push({ name, place });
      return;
    }
    const index = open.findLastIndex((one) => one.name === name);
    if (index < 0) reportStray(name, place, context);
    else for (const one of open.splice(index).slice(1)) reportOpen(one, context);
  };
  const addRefused = ({ kind, name }: Tag): boolean => {
    if (kind === 'end') return !refused.has(name);
    refused.add(name);
    return true;
  };
  const finish = (): void => {
    for (const one of open) reportOpen(one, context);
  };
  return { mayAdd, add, addRefused, finish };
}

function reportDepth(name: string, place: Place, context: NoteContext): void {
  const message = words.deepHtml(name);
  report(context, place, { severity: 'error', rule: 'too-deep', message, fix: words.endEarlier });
}

function reportOpen({ name, place }: Open, context: NoteContext): void {
  const message = words.noEndTag(name);
  report(context, place, { severity: 'warning', rule: 'html-unclosed', message, fix: words.writeEndTag(name) });
}

function reportStray(name: string, place: Place, context: NoteContext): void {
  const message = words.noStartTag(name);
  report(context, place, { severity: 'warning', rule: 'html-unclosed', message, fix: words.removeOrStart });
}
