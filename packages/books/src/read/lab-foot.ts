/** Below a lab's still picture: where it can be used, to click and to photograph. */
import type { Element } from 'hast';
import { encode } from 'uqr';
import { words } from '../words/books.ts';
import { readable } from './page-address.ts';
import { element } from './tree.ts';

/** The line with the address of the lab's place in its note. */
export function labFoot(address: string): Element {
  const text = element(
    'span',
    {},
    words.tryOnPage,
    element('a', { href: address, className: ['plain'] }, readable(address)),
  );
  return element('div', { className: ['lab-address'] }, qrCode(address), text);
}

/** A QR code as one path of bars. */
function qrCode(text: string): Element {
  const { data, size } = encode(text, { ecc: 'L', border: 2 });
  const d = data.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join('');
  const box = {
    viewBox: `0 0 ${size} ${size}`,
    width: 96,
    height: 96,
    role: 'img',
    ariaLabel: words.qrCode,
    className: ['qr'],
  };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...box, shapeRendering: 'crispEdges' },
    element('path', { fill: '#fff', d: `M0 0h${size}v${size}H0z` }),
    element('path', { fill: '#000', d }),
  );
}

/** `[begin, length]` of a row's dark stretches. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const marks = row.map((isDark) => (isDark ? '#' : ' ')).join('');
  return [...marks.matchAll(/#+/g)].map(({ index, 0: run }) => [index, run.length]);
}
