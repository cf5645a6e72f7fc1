import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { parseSvg } from './parse-svg.ts';
import { applyStyles } from './svg-style.ts';

function styled(css: string, shapes: string) {
  const svg = parseSvg(`<svg><style>${css}</style>${shapes}</svg>`) as Element;
  const complaints: string[] = [];
  applyStyles(svg, (message) => complaints.push(message));
  return { shapes: toHtml(svg.children, { space: 'svg' }), complaints };
}

it('moves rules to the elements they mean: a tag, a class, or a tag with classes', () => {
  const css = 'rect{fill:red} .a{stroke:blue} rect.a.b{fill:green}';
  expect(styled(css, '<rect class="a b"/><rect/><circle class="a b"/>')).toEqual({
    shapes:
      '<rect style="fill:green;stroke:blue"></rect><rect style="fill:red"></rect><circle style="stroke:blue"></circle>',
    complaints: [],
  });
});

it('lets classes count more than tags, and the element’s own declarations most, whatever comes first', () => {
  expect(styled('.a{fill:green} rect{fill:red}', '<rect class="a"/><rect class="a" style="fill:blue"/>').shapes).toBe(
    '<rect style="fill:green"></rect><rect style="fill:blue"></rect>',
  );
});

it('refuses rules that mean more than names', () => {
  expect(styled('g > rect{fill:red} a:hover{fill:red}', '<rect/>').complaints).toHaveLength(2);
});
