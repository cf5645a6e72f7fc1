import { describe, expect, it } from 'vitest';
import type { PageData } from '../../shared/page.ts';
import { createNavigator, type NavigationHost } from './navigator.ts';

const url = (path: string) => new URL(`https://notes.example${path}`);
const page = (path: string, shell = 'ours') => ({ path, shell, styles: [`${path}.css`] }) as unknown as PageData;

/** A host that writes down what happens; loads answer when the test says so. */
function host(overrides: Partial<NavigationHost> = {}) {
  const log: string[] = [];
  const answers = new Map<string, (page: PageData | Error) => void>();
  const full: NavigationHost = {
    loader: {
      load: (path) =>
        new Promise((resolve, reject) => {
          answers.set(path, (data) => (data instanceof Error ? reject(data) : resolve(data)));
        }),
      keep: () => {},
      has: () => false,
    },
    ensureStyleSheets: async (sheets) => void log.push(`styles ${sheets}`),
    mustLoadDocument: (shell) => shell !== 'ours',
    show: (data, _target, isPush) => void log.push(`show ${data.path} ${isPush}`),
    leave: (target, isPush) => void log.push(`leave ${target.pathname} ${isPush}`),
    startProgress: () => void log.push('start'),
    endProgress: () => void log.push('end'),
    ...overrides,
  };
  const answer = (path: string, data: PageData | Error = page(path)) => answers.get(path)?.(data);
  return { log, answer, moves: createNavigator(full) };
}

describe('navigation', () => {
  it('shows the page once its data and style sheets are here', async () => {
    const { log, answer, moves } = host();
    const going = moves.go('/a', url('/a'), true);
    answer('/a');
    await going;
    expect(log).toEqual(['start', 'styles /a.css', 'show /a true', 'end']);
  });

  it('drops a late answer when a newer navigation began', async () => {
    const { log, answer, moves } = host();
    const slow = moves.go('/a', url('/a'), true);
    const fast = moves.go('/b', url('/b'), true);
    answer('/b');
    await fast;
    answer('/a');
    await slow;
    expect(log.filter((line) => line.startsWith('show'))).toEqual(['show /b true']);
    expect(log.filter((line) => line === 'end')).toHaveLength(1);
  });

  it('ignores the failure of a navigation that is no longer wanted', async () => {
    const { log, answer, moves } = host();
    const going = moves.go('/a', url('/a'), true);
    moves.cancel();
    answer('/a', new Error('late'));
    await going;
    expect(log).toEqual(['start', 'end']);
  });

  it('lets the browser load the document when the data cannot be had', async () => {
    const { log, answer, moves } = host();
    const going = moves.go('/a', url('/a'), false);
    answer('/a', new Error('404'));
    await going;
    expect(log).toEqual(['start', 'leave /a false', 'end']);
  });

  it('lets the browser load the document when a style sheet does not come', async () => {
    const { log, answer, moves } = host({ ensureStyleSheets: () => Promise.reject(new Error('css')) });
    const going = moves.go('/a', url('/a'), true);
    answer('/a');
    await going;
    expect(log).toContain('leave /a true');
  });

  it('loads the document when the data belongs to another shell', async () => {
    const { log, answer, moves } = host();
    const going = moves.go('/a', url('/a'), true);
    answer('/a', page('/a', 'newer'));
    await going;
    expect(log).toEqual(['start', 'leave /a true', 'end']);
  });
});
