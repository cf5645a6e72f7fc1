import { mimes } from 'mrmime';
import { own } from '../shared/own.ts';

/** The one ending that the table leaves to browsers' guessing, which sites forbid. */
const TYPES = { ...mimes, ico: 'image/x-icon' };

/** The type a file is sent as by the ending of its name; text always with its charset. */
export function contentType(file: string): string {
  const type = own(TYPES, file.slice(file.lastIndexOf('.') + 1).toLowerCase()) ?? 'application/octet-stream';
  return /^text\/|\/json$/.test(type) ? `${type}; charset=utf-8` : type;
}
