import { expect, it } from 'vitest';
import { contentType } from './content-type.ts';

it.each([
  ['笔记.html', 'text/html; charset=utf-8'],
  ['intro.md', 'text/markdown; charset=utf-8'],
  ['feed.xml', 'text/xml; charset=utf-8'],
  ['data.json', 'application/json; charset=utf-8'],
  ['app.js', 'text/javascript; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json'],
  ['favicon.ico', 'image/x-icon'],
  ['图.SVG', 'image/svg+xml'],
  ['fonts/a.ttf', 'font/ttf'],
  ['glue.wasm', 'application/wasm'],
  ['没有扩展名', 'application/octet-stream'],
  ['a.constructor', 'application/octet-stream'],
])('sends %s as %s', (file, type) => expect(contentType(file)).toBe(type));
