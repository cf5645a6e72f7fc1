/** Applies a mutation to a copy of the repository and says whether the tests noticed it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBrowser, runUnit } from './run-tests.mjs';

/** Whether the text of a mutation stands in its file exactly once. */
export function isApplicable({ file, find }, root) {
  const path = join(root, file);
  return existsSync(path) && readFileSync(path, 'utf8').split(find).length === 2;
}

/** Tests of all mutations that fail without any: nothing can be said by them. */
export async function failingAnyway(mutations, copy) {
  const unit = [...new Set(mutations.flatMap((mutation) => mutation.unit ?? []))];
  const failed = unit.length > 0 ? [...(await runUnit(copy, unit)).failed] : [];
  const browser = mutations.filter((mutation) => mutation.browser);
  for (const sites of new Set(browser.map((mutation) => mutation.sites))) {
    const group = browser.filter((mutation) => mutation.sites === sites);
    const files = [...new Set(group.flatMap((mutation) => mutation.browser))];
    const isNarrow = group.every(({ grep }) => grep);
    const grep = isNarrow ? group.map((mutation) => `(?:${mutation.grep})`).join('|') : undefined;
    failed.push(...(await runBrowser(copy, { files, sites, grep, isWhole: true })).failed);
  }
  return new Set(failed.map(({ test }) => test));
}

/** `{ state, by }`: killed, survived, timed out, or error. */
export async function judge(mutation, copy, failing) {
  if (!isApplicable(mutation, copy))
    return { state: 'error', by: `the text stands in ${mutation.file} not exactly once` };
  const path = join(copy, mutation.file);
  const source = readFileSync(path, 'utf8');
  try {
    writeFileSync(
      path,
      source.replace(mutation.find, () => mutation.replace),
    );
    return await noticed(mutation, copy, failing);
  } finally {
    writeFileSync(path, source);
  }
}

/** Unit tests first; the first run in which one fails decides. */
async function noticed({ unit, browser, sites, grep }, copy, failing) {
  for (const run of [
    unit && (() => runUnit(copy, unit)),
    browser && (() => runBrowser(copy, { files: browser, sites, grep })),
  ]) {
    if (!run) continue;
    const { failed, problem } = await run();
    if (problem) return { state: 'error', by: problem };
    const told = failed.filter(({ test }) => !failing.has(test));
    const sure = told.find(({ isSlow }) => !isSlow) ?? told[0];
    if (sure) return { state: sure.isSlow ? 'timed out' : 'killed', by: sure.test };
    if (failed.length > 0) return { state: 'error', by: `fails without the mutation: ${failed[0].test}` };
  }
  return { state: 'survived', by: '' };
}
