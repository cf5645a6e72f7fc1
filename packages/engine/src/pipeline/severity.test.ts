import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UserConfig } from '../config/schema.ts';
import { RULES } from '../shared/rules.ts';
import { problemLines, siteOf } from './testing.ts';

const NOTES = { 'content/a/intro.md': '# 一\n\n[二](/没有)\n', 'content/a/b.md': Buffer.from([0x23, 0x20, 0xff]) };

async function weights(config: Partial<UserConfig>) {
  const { problems } = await siteOf(NOTES, { sidebars: [{ id: 'a', label: '甲', folder: 'a' }], ...config });
  return problems.map(({ severity, rule }) => `${severity} ${rule}`);
}

describe('what a problem weighs', () => {
  it('is a warning when it is a flaw, and an error when a page is lost', async () => {
    expect(await weights({ strict: false })).toEqual(['error not-utf8', 'warning dead-link']);
  });

  it('is an error either way on a strict site', async () => {
    expect(await weights({ strict: true })).toEqual(['error not-utf8', 'error dead-link']);
  });

  it('is what the configuration says of its rule', async () => {
    expect(await weights({ rules: { 'dead-link': 'info' } })).toEqual(['error not-utf8', 'info dead-link']);
    expect(await weights({ rules: { 'dead-link': 'off', 'not-utf8': 'warn' } })).toEqual(['warning not-utf8']);
    expect(await weights({ strict: false, rules: { 'dead-link': 'error' } })).toContain('error dead-link');
  });

  it('is never nothing where a page is lost', async () => {
    const { problems } = await siteOf(NOTES, { sidebars: [], rules: { 'not-utf8': 'off' } });
    const lines = problemLines(problems).filter((line) => /not-utf8/.test(line));
    expect(lines).toEqual([
      expect.stringContaining('warning content/a/b.md'),
      expect.stringContaining('规则“not-utf8”不能设为 off'),
    ]);
  });

  it('is weighed by names that rules have', async () => {
    const { problems } = await siteOf(NOTES, { sidebars: [], rules: { 'dead-lnk': 'off' } }, [{ name: 'x' }]);
    expect(problemLines(problems)).toContainEqual(
      expect.stringContaining('没有叫“dead-lnk”的规则。 是不是要写“dead-link”？'),
    );
    const own = await siteOf(NOTES, { sidebars: [], rules: { 'own-rule': 'off' } }, [
      { name: 'x', rules: ['own-rule'] },
    ]);
    expect(problemLines(own.problems).join('\n')).not.toContain('own-rule');
  });

  it('can be said of every rule in the engine, and of no other', () => {
    const root = join(import.meta.dirname, '..');
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    const text = sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    const reported = [...text.matchAll(/rule: '([a-z0-9-]+)'/g)].map(([, rule = '']) => rule);
    const missing = reported.filter((rule) => !rule.startsWith('config-') && !RULES.includes(rule));
    expect(missing).toEqual([]);
    const unused = RULES.filter((rule) => !text.includes(`'${rule}'`) && !/^(?:front-matter|category)-/.test(rule));
    expect(unused).toEqual([]);
  });
});
