/** What `build --host` writes for hosts that cannot be run here: where a reader comes to from the same sixty addresses. */
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tinyProject } from '../../support/tiny-project.ts';
import { ADDRESSES, type Answer, type Asked, BELOW_BASE, NOTES } from '../addresses.ts';
import { differences } from '../ask.ts';
import { type Arrived, arrive, reachable } from './arrive.ts';
import { bucket } from './bucket.ts';
import { cloudflarePages } from './cloudflare-pages.ts';
import { githubPages } from './github-pages.ts';
import { asker, type Model, type Uploaded, uploaded } from './model.ts';
import { netlify } from './netlify.ts';
import { vercel } from './vercel.ts';

const MODELS: Record<string, (site: Uploaded) => Model | Promise<Model>> = {
  'github-pages': () => githubPages,
  'cloudflare-pages': () => cloudflarePages,
  netlify,
  vercel: () => vercel,
  oss: () => bucket,
  cos: () => bucket,
  s3: () => bucket,
  plain: () => bucket,
};

const site = tinyProject(NOTES);
const below = tinyProject(NOTES, { baseUrl: '/笔记/' });
afterAll(() => {
  site.remove();
  below.remove();
});

describe.each(Object.entries(MODELS))('%s', (name, open) => {
  it.each([
    [`${ADDRESSES.length} addresses`, '/', site, ADDRESSES],
    ['a site below a base', '/笔记/', below, BELOW_BASE],
  ] as const)('brings a reader to the right place: %s', async (_what, base, { folder, run }, addresses) => {
    const out = join(folder, name);
    const { code, output } = await run(['build', `--host=${name}`, '--out', out]);
    expect(code, output).toBe(0);
    const model = await open(uploaded(out));
    const ask = asker(model, uploaded(out), base);
    const found: Record<string, string[]> = {};
    // What lies outside of the base is none of this site's at such a host.
    const own = addresses.filter(
      ([asked]) => !model.isBelowBase || String(asked).startsWith(encodeURI(base)) || base === '/',
    );
    for (const [asked, answer] of own) {
      const whole = typeof asked === 'string' ? { path: asked } : asked;
      const wrong = problems(whole, answer, { model, arrived: arrive(ask, whole) });
      if (wrong.length > 0) found[JSON.stringify(asked)] = wrong;
    }
    expect(found).toEqual({});
  });
});

function problems(asked: Asked, answer: Answer, { model, arrived }: { model: Model; arrived: Arrived }): string[] {
  const isSame = (address: string) => address.replace(/\/(?=$|\?)/, '');
  const elsewhere =
    answer.location !== undefined && isSame(arrived.address) !== isSame(answer.location)
      ? [`arrives at ${arrived.address}`]
      : [];
  return [...differences(reachable(answer, asked, model), arrived), ...elsewhere];
}
