/** Asks a structure what a ray meets first, or what a view sees, and writes down every look. */
import { type Box, type Disc, entry, meets, type Ray, sees, seesBox, type View } from './shapes.ts';
import { build, buildGrid, type StructureName, type TreeNode } from './trees.ts';

/** One look. */
export type Look =
  | { kind: 'node'; node: number; outcome: 'entered' | 'missed' | 'farther' }
  | { kind: 'disc'; disc: number; isHit: boolean /** Distance, for a ray that met it. */; distance?: number };

export interface Found {
  nodes: TreeNode[];
  looks: Look[];
  /** Discs met: the nearest one of a ray, all of a view. */
  hits: number[];
  distance?: number;
}

export type Query = { kind: 'ray'; ray: Ray } | { kind: 'view'; view: View };

/** What the query finds, and how. */
export function search(structure: StructureName, discs: readonly Disc[], query: Query): Found {
  const seeker = new Seeker(discs, query);
  if (structure === 'none') for (const disc of discs.keys()) seeker.test(disc);
  else if (structure === 'grid') searchGrid(seeker, discs);
  else {
    seeker.nodes = build(structure, discs);
    seeker.visit(0, structure === 'kd');
  }
  return seeker.found();
}

class Seeker {
  nodes: TreeNode[] = [];
  readonly looks: Look[] = [];
  readonly hits = new Set<number>();
  readonly tested = new Set<number>();
  readonly discs: readonly Disc[];
  readonly query: Query;
  best = Number.POSITIVE_INFINITY;

  constructor(discs: readonly Disc[], query: Query) {
    this.discs = discs;
    this.query = query;
  }

  /** Looks at a disc, once: it may lie in several cells. */
  test(number: number): void {
    const disc = this.discs[number];
    if (!disc || this.tested.has(number)) return;
    this.tested.add(number);
    if (this.query.kind === 'view') {
      const isHit = sees(this.query.view, disc);
      if (isHit) this.hits.add(number);
      this.looks.push({ kind: 'disc', disc: number, isHit });
      return;
    }
    const distance = meets(this.query.ray, disc);
    this.looks.push({
      kind: 'disc',
      disc: number,
      isHit: distance !== undefined,
      ...(distance !== undefined && { distance }),
    });
    if (distance === undefined || distance >= this.best) return;
    this.best = distance;
    this.hits.clear();
    this.hits.add(number);
  }

  /** Looks at a node; true when its inside must be searched. */
  enters(node: number): boolean {
    const outcome = this.#outcome(this.nodes[node]?.box);
    this.looks.push({ kind: 'node', node, outcome });
    return outcome === 'entered';
  }

  #outcome(box: Box | undefined): 'entered' | 'missed' | 'farther' {
    if (!box) return 'missed';
    if (this.query.kind === 'view') return seesBox(this.query.view, box) ? 'entered' : 'missed';
    const distance = entry(this.query.ray, box);
    if (distance === undefined) return 'missed';
    return distance > this.best ? 'farther' : 'entered';
  }

  visit(number: number, isCut: boolean): void {
    const node = this.nodes[number];
    if (!node || !this.enters(number)) return;
    if (!node.children) {
      for (const item of node.items) this.test(item);
      return;
    }
    for (const child of this.#nearFirst(node.children)) this.visit(child, isCut);
  }

  #nearFirst([left, right]: readonly [number, number]): readonly number[] {
    const { query } = this;
    if (query.kind === 'view') return [left, right];
    const at = (child: number) => entry(query.ray, this.nodes[child]?.box ?? EMPTY) ?? Number.POSITIVE_INFINITY;
    return at(right) < at(left) ? [right, left] : [left, right];
  }

  found(): Found {
    const { nodes, looks, hits, best } = this;
    return { nodes, looks, hits: [...hits].sort((a, b) => a - b), ...(Number.isFinite(best) && { distance: best }) };
  }
}

const EMPTY: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** Cells in the order in which a ray comes to them; a view looks at those it may see. */
function searchGrid(seeker: Seeker, discs: readonly Disc[]): void {
  const { nodes } = buildGrid(discs);
  seeker.nodes = nodes;
  const { query } = seeker;
  const cells = nodes.flatMap(({ box }, number) => {
    const distance = query.kind === 'ray' ? entry(query.ray, box) : seesBox(query.view, box) ? 0 : undefined;
    return distance === undefined ? [] : [{ number, distance }];
  });
  cells.sort((a, b) => a.distance - b.distance || a.number - b.number);
  for (const { number } of cells)
    if (seeker.enters(number)) for (const item of nodes[number]?.items ?? []) seeker.test(item);
}
