import { expect, it } from 'vitest';
import { completeConfig } from './complete.ts';
import { foreignHosts } from './hosts.ts';

const hosts = (over: object) => foreignHosts(completeConfig({ title: 'a', url: 'https://a.cn', ...over }).config);

it('opens no host unless one is configured', () => {
  expect(hosts({ stylesheets: ['/own.css'] })).toEqual({ script: [], style: [], connect: [], frame: [], media: [] });
});

it('opens exactly the hosts of style sheets and comments', () => {
  const comments = {
    provider: 'waline',
    script: 'https://c.cn/x.js',
    stylesheet: 'https://d.cn/x.css',
    options: { serverURL: 'https://e.cn/api', lang: 'zh' },
  };
  expect(hosts({ stylesheets: ['https://b.cn/a.css', 'https://b.cn/b.css'], comments })).toEqual({
    script: ['https://c.cn'],
    style: ['https://b.cn', 'https://d.cn'],
    connect: ['https://c.cn', 'https://e.cn'],
    frame: ['https://c.cn'],
    media: [],
  });
});
