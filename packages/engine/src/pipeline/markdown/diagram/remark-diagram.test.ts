import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runFixtures, runStep } from '../code/run-fixtures.ts';
import { remarkDiagram } from './remark-diagram.ts';

const fence = (lang: string, source: string) => `\`\`\`\`${lang} alt="图"\n${source}\n\`\`\`\``;
const draw = (lang: string, source: string) => runStep(fence(lang, source), remarkDiagram);

describe('remarkDiagram', () => runFixtures(join(import.meta.dirname, 'fixtures'), remarkDiagram));

describe('a drawing', () => {
  it('has no style sheet, script, address or handler', async () => {
    const nasty =
      'digraph { a [URL="https://a.cn" image="https://a.cn/x.png" label=<<b>粗</b>> tooltip="<script>"]; a -> b }';
    const { html } = await draw('dot', nasty);
    expect(html).toContain('<svg');
    expect(html).not.toMatch(/<style|<script|href|@import|<image|<foreignObject|\son\w+=|a\.cn/i);
  });

  it('keeps its arrowheads apart from those of another one', async () => {
    const source = fence('mermaid', 'graph TD\nA-->B');
    const { html } = await runStep(`${source}\n\n${source}`, remarkDiagram);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });

  it('names no colour but the page’s variables', async () => {
    const source = 'graph TD\nA-->B\nstyle A fill:#fff,stroke:red,color:black\nclassDef x fill:rgb(1,2,3)\nclass B x';
    const { html } = await draw('mermaid', source);
    for (const [, colour] of html.matchAll(/(?:fill|stroke)="([^"]+)"/g))
      expect(colour).toMatch(/^(?:none|var\(--[a-z-]+\))$/);
  });

  it.each([
    ['A-->B', 2],
    ['A--->B & C', 3],
    ['开始-->结束', 2],
    ['a-b --> c.d', 2],
    ['A["x;y"];B', 2],
    ['A -- 是 --> B', 2],
    ['A["#quot;引#quot;"] -.-> B(["圆"])', 2],
  ])('of %s has %i nodes', async (line, count) => {
    const { html, problems } = await draw('mermaid', `graph TD\n${line}`);
    expect(problems).toEqual([]);
    expect(html.match(/<rect [^>]*fill="var\(--accent-soft\)"/g)).toHaveLength(count);
  });
});

describe('any source', () => {
  const headers = [
    'graph TD',
    'sequenceDiagram',
    'classDiagram',
    'stateDiagram-v2',
    'erDiagram',
    'xychart-beta',
    'x',
    '',
  ];
  const piece = fc.constantFrom(
    'A',
    '甲',
    '-->',
    '[',
    ']',
    '"',
    '{',
    '}',
    ':',
    ' ',
    '\n',
    'end',
    '->>',
    '|',
    'bar [1]',
    '1',
    '(',
    ')',
    ';',
    '%%',
  );
  const body = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  it('gives a figure and, when it is wrong, a problem', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...headers), body, async (header, lines) => {
        const { html, problems } = await draw('mermaid', `${header}\n${lines}`);
        expect(html).toMatch(/^<figure class="(?:diagram|code)"/);
        expect(html.includes('<svg') || problems.some(({ rule }) => rule.startsWith('diagram-'))).toBe(true);
        expect(html).not.toMatch(/NaN|undefined|[\ue000-\ue009]/);
      }),
      { numRuns: 150 },
    );
  });
});
