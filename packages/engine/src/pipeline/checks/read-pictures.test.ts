import { expect, it } from 'vitest';
import { problemLines, siteOf } from '../testing.ts';

const NOTE = { 'content/甲/intro.md': '# 甲\n' };
const sidebars = [{ id: 'a', label: '甲', folder: '甲', picture: '/pictures/a.svg' }];
const file = 'static/pictures/a.svg';

it('reads a sidebar’s picture, hidden from screen readers', async () => {
  const svg = '<svg viewBox="0 0 9 9"><path d="M0 0h9" stroke="var(--accent)"/></svg>';
  const site = await siteOf({ ...NOTE, [file]: svg }, { sidebars });
  expect(site.pictures).toEqual({
    a: '<svg viewBox="0 0 9 9" aria-hidden="true"><path d="M0 0h9" stroke="var(--accent)"></path></svg>',
  });
  expect(problemLines(site.problems)).toEqual([]);
});

it('takes out of it what could run, and refuses the build', async () => {
  const site = await siteOf(
    { ...NOTE, [file]: '<svg viewBox="0 0 9 9" onload="x()"><script>x()</script></svg>' },
    { sidebars },
  );
  expect(site.pictures.a).not.toMatch(/onload|script/);
  expect(site.problems.map(({ rule, severity }) => `${rule} ${severity}`)).toContain('bad-svg error');
});

it('reports a picture that is no SVG, and goes on without one', async () => {
  const site = await siteOf({ ...NOTE, [file]: '<p>' }, { sidebars });
  expect(site.pictures).toEqual({});
  expect(site.problems).toContainEqual(expect.objectContaining({ rule: 'bad-svg', file: 'site.config.ts' }));
});

it('reports a picture that is not there', async () => {
  const site = await siteOf(NOTE, { sidebars });
  expect(site.problems).toMatchObject([{ rule: 'config-file-missing', severity: 'warning' }]);
});
