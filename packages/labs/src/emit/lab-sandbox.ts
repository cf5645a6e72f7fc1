/** `/lab-sandbox.html`: where runners run a reader's program. Its policy is its own; no other page may do what it may. */

import { builtinModules } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { SOURCE_CONDITION } from 'study-notes/emit/browser-build';
import { sourceHash } from 'study-notes/emit/csp';
import { wordsPlugin } from 'study-notes/emit/words-plugin';
import { ownImportsPlugin } from '../prepare/own-imports.ts';
import { words } from '../words/frame.ts';

/** Output name. */
export const SANDBOX_FILE = 'lab-sandbox.html';

export interface SandboxPage {
  html: string;
  /** For the header: besides what the meta tag says, the page may be framed by this site only and has no origin. */
  policy: string;
}

/** Bundles the page's script and writes the page around it. */
export async function sandboxPage(root: string): Promise<SandboxPage> {
  const script = await bundleText(join(root, 'src/sandbox/page.ts'));
  // Workers are made from text; they inherit this policy, so they can connect to nothing and load nothing.
  const policy = [
    "default-src 'none'",
    `script-src ${sourceHash(script)} 'unsafe-eval' 'wasm-unsafe-eval'`,
    'worker-src blob:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const html = [
    `<!doctype html><html lang="${words.htmlLang}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="robots" content="noindex"><link rel="icon" href="data:,">',
    `<title>${words.sandbox}</title></head><body><p>${words.alone}</p><script>${script}</script></body></html>`,
  ].join('');
  return { html, policy: `${policy}; frame-ancestors 'self'; sandbox allow-scripts` };
}

/** Libraries for both sides name Node's modules in branches that a browser never takes. */
const withoutNode: Plugin = {
  name: 'without-node',
  resolveId: (source) => (builtinModules.includes(source) ? `\0none:${source}` : null),
  load: (id) => (id.startsWith('\0none:') ? 'export {};' : null),
};

/** A module and its imports as one classic script. */
export async function bundleText(file: string): Promise<string> {
  // Native, and no thread that writes pages needs it.
  const { build } = await import('rolldown');
  const { output } = await build({
    input: file,
    logLevel: 'warn',
    write: false,
    platform: 'browser',
    resolve: { conditionNames: [SOURCE_CONDITION, 'browser', 'import', 'module', 'default'] },
    plugins: [wordsPlugin(), withoutNode, ownImportsPlugin()],
    transform: { target: 'chrome111', define: { 'typeof process': '"undefined"' } },
    output: { format: 'iife', minify: true },
  });
  return output[0].code.trim().replace(/<\/(script)/gi, '<\\/$1');
}
