/** A sidebar as its author lists it. */
import * as v from 'valibot';
import { words } from '../words/configuration.ts';

/** A page that is made for a group: it lists what the group holds. */
export interface GroupIndex {
  path: string;
  title?: string;
  description?: string;
}

/** A doc by its id, a link, a group, or everything in a folder. */
export type SidebarItem =
  | string
  | { doc: string; label?: string }
  | { href: string; label: string }
  | { group: string; doc?: string; index?: GroupIndex; items: SidebarItem[]; collapsed?: boolean }
  | { folder: string };

const SHAPE = () => words.sidebarItem;

/** List of ids of docs, `{ doc, label? }`, `{ group, items, doc?, index?, collapsed? }`, `{ folder }` and `{ href, label }`. */
export const sidebarItems = v.array(v.custom<SidebarItem>(isItem, SHAPE));

function isItem(value: unknown): value is SidebarItem {
  if (typeof value === 'string') return value !== '';
  if (value === null || typeof value !== 'object') return false;
  const { doc, label, href, group, items, folder, collapsed, index } = value as Record<string, unknown>;
  const may = (one: unknown, type: string) => one === undefined || typeof one === type;
  if (href !== undefined) return typeof href === 'string' && /^https?:\/\//.test(href) && typeof label === 'string';
  if (group !== undefined) {
    const isGroup = typeof group === 'string' && may(doc, 'string') && may(collapsed, 'boolean') && isIndex(index);
    return isGroup && Array.isArray(items) && items.every(isItem);
  }
  return (typeof doc === 'string' && may(label, 'string')) || typeof folder === 'string';
}

function isIndex(value: unknown): boolean {
  if (value === undefined) return true;
  const { path, title = '', description = '' } = (value ?? {}) as Record<string, unknown>;
  return [path, title, description].every((one) => typeof one === 'string') && path !== '';
}

/** Ids of the docs that are listed, in their order. */
export function listedDocIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    const own = 'doc' in item && item.doc !== undefined ? [item.doc] : [];
    return [...own, ...('items' in item ? listedDocIds(item.items) : [])];
  });
}
