#!/usr/bin/env node
/** Chinese copy of the notes: full-width punctuation and letters as AutoCorrect sees them; spacing is the style sheet's. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocorrect from 'autocorrect-node';

const OFF = 0;
const ERROR = 1;
autocorrect.loadConfig(
  JSON.stringify({
    rules: {
      'space-word': OFF,
      'space-punctuation': OFF,
      'space-bracket': OFF,
      'space-backticks': OFF,
      'space-dash': OFF,
      'space-dollar': OFF,
      fullwidth: ERROR,
      'no-space-fullwidth': ERROR,
      'no-space-fullwidth-quote': OFF,
      'halfwidth-word': ERROR,
      'halfwidth-punctuation': ERROR,
      spellcheck: OFF,
    },
    context: { codeblock: OFF },
  }),
);

const folder = process.argv[2] ?? 'content';
let count = 0;
for (const file of readdirSync(folder, { recursive: true })
  .filter((name) => /\.mdx?$/.test(name))
  .sort()) {
  const path = join(folder, file);
  for (const { l, c, old, new: mended } of autocorrect.lintFor(withoutFrontMatter(readFileSync(path, 'utf8')), path)
    .lines) {
    count++;
    console.error(`错误  ${path}:${l}:${c}  chinese-copy\n      ${old}\n改法  ${mended}\n`);
  }
}
console.log(count === 0 ? '中文写法没有问题。' : `${count} 处中文写法需要修改。`);
process.exit(count === 0 ? 0 : 1);

/** Front matter is not Chinese copy; its lines are emptied but kept, so that line numbers stay right. */
function withoutFrontMatter(text) {
  return text.replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replace(/[^\n]/g, ''));
}
