import { completeConfig } from 'study-notes/config/complete';
import { expect, it } from 'vitest';
import { reportConfig } from './report-config.ts';

const complete = (options: object | undefined, more: object = {}) =>
  completeConfig(
    { title: 'a', url: 'https://a.cn', ...more, features: [{ name: 'report', module: '', site: () => {}, options }] },
    [reportConfig],
  );

it('takes an address with a place for the quoted text', () => {
  const { config, issues } = complete({ url: 'mailto:me@a.cn?body={quote}' });
  expect(issues).toEqual([]);
  expect(config.options.report).toEqual({ url: 'mailto:me@a.cn?body={quote}' });
});

it.each([
  [undefined, 'report'],
  [{}, 'url'],
  [{ url: 'javascript:alert(1)' }, 'url'],
  [{ url: 'https://a.cn/new' }, '{quote}'],
])('says what is wrong with %j, and where', (options, told) => {
  const { issues } = complete(options);
  expect(issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n')).toContain(told);
});

it('keeps the rest of a configuration whose report is wrong', () => {
  const { config } = complete({ url: 'x' }, { tagline: '一句话' });
  expect([config.title, config.tagline, config.options]).toEqual(['a', '一句话', {}]);
});
