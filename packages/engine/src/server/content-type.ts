import { mimes } from 'mrmime';
import { own } from '../shared/own.ts';

/** The one extension for which the table gives no type, so that browsers would guess, which sites forbid. */
const TYPES = { ...mimes, ico: 'image/x-icon' };

/** The content type of a file by its extension; text always with its charset. */
export function contentType(file: string): string {
  const type = own(TYPES, file.slice(file.lastIndexOf('.') + 1).toLowerCase()) ?? 'application/octet-stream';
  return /^text\/|\/json$/.test(type) ? `${type}; charset=utf-8` : type;
}
