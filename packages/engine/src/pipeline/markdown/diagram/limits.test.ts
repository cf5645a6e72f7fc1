import { describe, expect, it } from 'vitest';
import { runStep } from '../code/run-fixtures.ts';
import { countDot } from './count-dot.ts';
import { remarkDiagram } from './remark-diagram.ts';

const fence = (lang: string, source: string) => `\`\`\`${lang} alt="图"\n${source}\n\`\`\`\n\n`;
const many = (count: number, make: (index: number) => string, between = '\n') =>
  Array.from({ length: count }, (_, index) => make(index)).join(between);

async function refusals(markdown: string) {
  const { html, problems } = await runStep(markdown, remarkDiagram);
  const places = problems.map(({ rule, line, column }) => `${rule} ${line}:${column}`);
  return { places, drawn: html.match(/<figure class="diagram"/g)?.length ?? 0, fixes: problems.map(({ fix }) => fix) };
}

describe('a diagram that holds too much', () => {
  it.each([
    ['edges of a star', 'mermaid', `graph TD\n${many(90, (i) => `a --> n${i}`)}`],
    ['products', 'mermaid', `graph TD\n${many(14, (i) => `a${i}`, ' & ')} --> ${many(14, (i) => `b${i}`, ' & ')}`],
    ['groups of one name', 'mermaid', `graph TD\n${'subgraph a\n'.repeat(170)}${'end\n'.repeat(170)}`],
    ['messages', 'mermaid', `sequenceDiagram\n${many(170, () => 'A->>B: c')}`],
    ['numbers', 'mermaid', `xychart-beta\nbar [${many(170, () => '1', ', ')}]`],
    ['nodes of a graph', 'dot', `digraph { ${many(170, (i) => `n${i};`)} }`],
    [
      'a product of a graph',
      'dot',
      `digraph { {${many(14, (i) => `a${i}`, ' ')}} -> {${many(14, (i) => `b${i}`, ' ')}} }`,
    ],
    ['ranks of a graph', 'dot', 'digraph { a -> b [minlen=1000000] }'],
    ['characters', 'dot', `digraph { a [label="${'字'.repeat(7000)}"] }`],
  ])('is refused with its place, %s', async (_, lang, source) => {
    const { places, drawn, fixes } = await refusals(`甲\n\n${fence(lang, source)}`);
    expect({ places, drawn }).toEqual({ places: ['too-much 3:1'], drawn: 0 });
    expect(fixes[0]).toContain('拆成几个小图');
  });
});

describe('the diagrams of a note', () => {
  it('are 40 at most', async () => {
    const { places, drawn } = await refusals(fence('mermaid', 'sequenceDiagram\nA->>B: c').repeat(41));
    expect({ places, drawn }).toEqual({ places: ['too-much 201:1'], drawn: 40 });
  });

  it('hold 500 parts together at most', async () => {
    const { places, drawn } = await refusals(
      fence('mermaid', `sequenceDiagram\n${many(100, () => 'A->>B: c')}`).repeat(6),
    );
    expect({ places, drawn }).toEqual({ places: ['too-much 521:1'], drawn: 5 });
  });
});

describe('countDot', () => {
  it.each([
    ['digraph { a -> b -> c }', 7],
    ['digraph { a:x -> b }', 6],
    ['digraph { subgraph s { a b } -> subgraph t { c d } }', 12],
    ['digraph { subgraph s { a b } subgraph s -> c }', 11],
    ['digraph { a [label="b -> c", color=red] /* d */ // e\n}', 3],
  ])('of %s is %i', (source, count) => expect(countDot(source)).toBe(count));
});
