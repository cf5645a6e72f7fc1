import { join } from 'node:path';
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import type { NoteContext } from '../context.ts';
import { remarkCode } from './remark-code.ts';
import { runFixtures, runStep } from './run-fixtures.ts';

/** With a feature that checks code: words of its own are no faults. */
const withWords = (tree: Root, context: NoteContext) =>
  remarkCode(tree, context, [{ fenceWords: ['run', 'compile', 'snippet', 'expect', 'std', 'flags', 'project'] }]);

describe('remarkCode', () => runFixtures(join(import.meta.dirname, 'fixtures'), withWords));

it('shows code for which there is no room without colours, and says where', async () => {
  const fence = (lines: number) => `\`\`\`cpp snippet\n${'int a;\n'.repeat(lines)}\`\`\`\n\n`;
  const { html, problems } = await runStep(`${fence(3000)}${fence(2)}`, withWords);
  expect(problems.map(({ severity, rule, line }) => ({ severity, rule, line }))).toEqual([
    { severity: 'warning', rule: 'code-plain', line: 1 },
  ]);
  expect(html.match(/<c-k/g)).toHaveLength(2);
});
