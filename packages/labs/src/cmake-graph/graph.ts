/**
 * What CMake's targets get from each other: usage requirements by PUBLIC, PRIVATE and INTERFACE, and what stands on a link
 * line. After the manual, cmake-buildsystem(7), "Transitive Usage Requirements"; held to CMake itself by fixtures.
 */

export const KINDS = ['static', 'shared', 'interface'] as const;
export type Kind = (typeof KINDS)[number];
export const SCOPES = ['PUBLIC', 'PRIVATE', 'INTERFACE'] as const;
export type Scope = (typeof SCOPES)[number];

/** Targets in the order in which one may use those after it; the first is the program. */
export const NAMES = ['app', 'engine', 'core', 'log'] as const;

export interface Target {
  /** The program has none of the three. */
  kind: Kind | 'program';
  /** Scope of its own definition and its own include folder. */
  scope: Scope;
}

/** A use of one target by another. */
export interface Link {
  from: number;
  to: number;
  scope: Scope;
}

export interface Graph {
  targets: readonly Target[];
  links: readonly Link[];
}

/** What compiling and linking a target gets. */
export interface Given {
  /** Targets whose definitions and include folders it is compiled with, itself among them. */
  compiled: Set<number>;
  /** Those it hands on to who links to it. */
  handedOn: Set<number>;
  /** Libraries on its link line. */
  linked: Set<number>;
}

/** What a target gets from the graph. */
export function givenTo(graph: Graph, number: number): Given {
  const own = graph.targets[number];
  const compiled = new Set<number>();
  if (own && own.scope !== 'INTERFACE') compiled.add(number);
  for (const { to } of linksOf(graph, number, ['PUBLIC', 'PRIVATE']))
    for (const each of handedOn(graph, to)) compiled.add(each);
  return { compiled, handedOn: handedOn(graph, number), linked: linkLine(graph, number) };
}

const linksOf = ({ links }: Graph, number: number, scopes: readonly Scope[]): Link[] =>
  links.filter(({ from, scope }) => from === number && scopes.includes(scope));

function handedOn(graph: Graph, number: number): Set<number> {
  const target = graph.targets[number];
  const all = new Set<number>();
  if (target && target.scope !== 'PRIVATE') all.add(number);
  for (const { to } of linksOf(graph, number, ['PUBLIC', 'INTERFACE']))
    for (const each of handedOn(graph, to)) all.add(each);
  return all;
}

/** Libraries a program or a shared library is linked with; a static library is only an archive, nothing is linked. */
function linkLine(graph: Graph, number: number): Set<number> {
  const kind = graph.targets[number]?.kind;
  const all = new Set<number>();
  if (kind === 'static' || kind === 'interface') return all;
  for (const { to } of linksOf(graph, number, ['PUBLIC', 'PRIVATE'])) reach(graph, to, all);
  return new Set([...all].filter((each) => graph.targets[each]?.kind !== 'interface'));
}

/** A static library's private uses are still needed to link: its archive holds none of them. */
function reach(graph: Graph, number: number, all: Set<number>): void {
  if (all.has(number)) return;
  all.add(number);
  const isStatic = graph.targets[number]?.kind === 'static';
  for (const { to } of linksOf(graph, number, isStatic ? SCOPES : ['PUBLIC', 'INTERFACE'])) reach(graph, to, all);
}

/** The graph as one writes it. */
export function listing({ targets, links }: Graph): string {
  const made = targets.map(({ kind }, i) =>
    kind === 'program'
      ? `add_executable(${NAMES[i]} ${NAMES[i]}.cpp)`
      : `add_library(${NAMES[i]} ${kind.toUpperCase()}${kind === 'interface' ? '' : ` ${NAMES[i]}.cpp`})`,
  );
  const own = targets.flatMap(({ scope }, i) => [
    `target_include_directories(${NAMES[i]} ${scope} ${NAMES[i]}/include)`,
    `target_compile_definitions(${NAMES[i]} ${scope} HAS_${NAMES[i]?.toUpperCase()})`,
  ]);
  const uses = links.map(({ from, to, scope }) => `target_link_libraries(${NAMES[from]} ${scope} ${NAMES[to]})`);
  return [...made, ...own, ...uses].join('\n');
}

/** Pairs that a link may join. */
export const PAIRS: readonly (readonly [number, number])[] = NAMES.flatMap((_, from) =>
  NAMES.flatMap((_, to) => (to > from ? [[from, to] as const] : [])),
);
