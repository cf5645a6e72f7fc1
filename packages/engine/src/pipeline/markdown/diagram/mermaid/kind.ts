/** What kind of diagram a mermaid fence holds. */

const DRAWN: [RegExp, MermaidKind][] = [
  [/^(?:graph|flowchart)\b/, 'flowchart'],
  [/^sequenceDiagram\b/i, 'sequence'],
  [/^classDiagram\b/i, 'class'],
  [/^stateDiagram\b/i, 'state'],
  [/^erDiagram\b/i, 'er'],
  [/^xychart(?:-beta)?\b/i, 'xychart'],
];
/** Kinds mermaid has and we cannot draw without a browser. */
const OTHERS =
  /^(?:gantt|pie|mindmap|timeline|gitGraph|journey|quadrantChart|requirementDiagram|C4\w+|sankey|block|packet|kanban|architecture|radar|treemap|zenuml)\b/i;

export type MermaidKind = 'flowchart' | 'sequence' | 'class' | 'state' | 'er' | 'xychart';

/** The kind by the first line with words; `other` exists in mermaid only, undefined is no kind at all. */
export function mermaidKind(source: string): MermaidKind | { other: string } | undefined {
  const plain = source.replace(/^---\n.*?\n---(?:\n|$)/s, '').replace(/%%\{.*?\}%%/gs, '');
  const header =
    plain
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '' && !line.startsWith('%%')) ?? '';
  const drawn = DRAWN.find(([words]) => words.test(header))?.[1];
  if (drawn) return drawn;
  const other = OTHERS.exec(header)?.[0];
  return other ? { other } : undefined;
}
