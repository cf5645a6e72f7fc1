import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { remarkCode } from './remark-code.ts';
import { runFixtures, runStep } from './run-fixtures.ts';

describe('remarkCode', () => runFixtures(join(import.meta.dirname, 'fixtures'), remarkCode));

it('shows code for which there is no room without colours, and says where', async () => {
  const fence = (lines: number) => `\`\`\`cpp snippet\n${'int a;\n'.repeat(lines)}\`\`\`\n\n`;
  const { html, problems } = await runStep(`${fence(3000)}${fence(2)}`, remarkCode);
  expect(problems.map(({ severity, rule, line }) => ({ severity, rule, line }))).toEqual([
    { severity: 'warning', rule: 'code-plain', line: 1 },
  ]);
  expect(html.match(/<c-k/g)).toHaveLength(2);
});
