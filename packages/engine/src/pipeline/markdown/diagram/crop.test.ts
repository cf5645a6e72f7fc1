import { describe, expect, it } from 'vitest';
import { adoptSvg } from './adopt-svg.ts';
import { cropHeight } from './crop.ts';

const cropped = (shapes: string) => {
  const clean = adoptSvg(`<svg viewBox="0 0 200 100">${shapes}</svg>`, 'a-');
  return clean && cropHeight(clean).viewBox;
};

describe('cropHeight', () => {
  it.each([
    ['a box', '<rect x="0" y="30" width="50" height="40"/>', [0, 26, 200, 48]],
    [
      'a line and the line of text over it',
      '<line x1="0" y1="60" x2="9" y2="60"/><text y="50" font-size="12">甲</text>',
      [0, 34, 200, 32],
    ],
    ['a circle', '<circle cx="9" cy="50" r="10"/>', [0, 36, 200, 28]],
    ['an ellipse', '<ellipse cx="9" cy="50" rx="20" ry="10"/>', [0, 36, 200, 28]],
    ['a polygon', '<polygon points="0,40 10,60 20,40"/>', [0, 36, 200, 28]],
    [
      'shapes in groups',
      '<g><rect y="30" height="10" width="1"/><g><rect y="60" height="10" width="1"/></g></g>',
      [0, 26, 200, 48],
    ],
  ])('leaves a little room around %s', (_name, shapes, box) => expect(cropped(shapes)).toEqual(box));

  it('does not count arrowheads, which lie elsewhere', () => {
    const arrow = '<defs><marker id="m"><polygon points="0 0, 8 2, 0 5"/></marker></defs>';
    expect(cropped(`${arrow}<rect y="50" height="10" width="1"/>`)).toEqual([0, 46, 200, 18]);
  });

  it.each([
    ['moved shapes', '<g transform="translate(0 9)"><rect y="50" height="1" width="1"/></g>'],
    ['curves', '<rect y="50" height="1" width="1"/><path d="M0 50c10-50 20-50 30 0"/>'],
    ['nothing', '<g></g>'],
  ])('leaves %s as drawn', (_name, shapes) => expect(cropped(shapes)).toEqual([0, 0, 200, 100]));

  it('never makes a drawing larger', () => {
    expect(cropped('<rect y="0" height="100" width="200"/>')).toEqual([0, 0, 200, 100]);
  });
});
