/** What is counted of a note's style is what a reader of the page sees. */
import { expect, it } from 'vitest';
import { readLineMarkers } from '../../packages/engine/src/pipeline/markdown/code/line-markers.ts';
import { readNote } from '../../scripts/note-style/read-note.mjs';

const CODES = [
  'int a;\n// hide-start\nint hidden;\n// hide-end\nint b;',
  '-- hide-start\nlocal hidden = 1\n-- hide-end\nprint(1)',
  '  # hide-start\nhidden=1\n  # hide-end\necho 1\n# hide-start\nhidden=2\n# hide-end\necho 2',
  '/* hide-start */\nint hidden;\n/* hide-end */\nint a;',
  'int a;\n// hide-start\nint never_closed;',
  'int a; // hide-start is told of, not meant\nint b;',
  'int a;',
];

it.each(CODES)('of %j the hidden lines are not counted, as the page does not show them', (code) => {
  const [fence] = readNote(`\`\`\`cpp run\n${code}\n\`\`\`\n`).code;
  const lines = readLineMarkers(code).lines.map(({ text }) => text);
  expect(fence?.text.trim()).toBe(lines.join('\n').trim());
});
