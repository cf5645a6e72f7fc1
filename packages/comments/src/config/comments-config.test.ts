import { completeConfig } from 'study-notes/config/complete';
import { foreignHosts } from 'study-notes/config/hosts';
import { expect, it } from 'vitest';
import { commentsConfig } from './comments-config.ts';

const complete = (options: object | undefined) =>
  completeConfig(
    { title: 'a', url: 'https://a.cn', features: [{ name: 'discussion', module: '', site: () => {}, options }] },
    [commentsConfig],
  );
const GISCUS = { repo: 'me/notes', repoId: 'R', category: 'C', categoryId: 'D' };

it('opens exactly the service', () => {
  const hosts = (options: object) => foreignHosts(complete(options).config, [commentsConfig]);
  expect(hosts({ waline: { server: 'https://c.cn/w/' } })).toMatchObject({ connect: ['https://c.cn'], frame: [] });
  expect(hosts({ giscus: GISCUS })).toMatchObject({ connect: [], frame: ['https://giscus.app'], script: [] });
});

it.each([
  [undefined, '只能有一个'],
  [{}, '只能有一个'],
  [{ waline: { server: 'https://c.cn' }, giscus: GISCUS }, '只能有一个'],
  [{ waline: { server: 'http://c.cn' } }, 'https://'],
  [{ waline: { server: 'https://c.cn/?a' } }, 'https://'],
  [{ waline: { server: 'https://u:p@c.cn' } }, 'https://'],
  [{ giscus: { ...GISCUS, repo: 'notes' } }, '所有者/仓库名'],
  [{ giscus: { ...GISCUS, host: 'https://*' } }, '*'],
])('may not say %j', (options, told) => {
  const said = complete(options).issues.map(({ message, fix }) => `${message} ${fix ?? ''}`);
  expect(said.join()).toContain(told);
});
