import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkFormat } from '../model/link-format.ts';
import { checkModel } from '../model/model-rules.ts';
import { dot, length, normalize, sub, type Vec3 } from '../space/vec.ts';
import { type Bound, borderOf, eyeAt, hierarchyOf, pixelsOf } from './clusters.ts';
import { countsOf, halfEdges, type Mesh, meanOf, triangulated, valences } from './mesh.ts';
import { type MeshAction, meshModel } from './model.ts';
import { MESHES, SHAPES } from './shapes.ts';
import { bestPoint, errorAt, planeQuadric, simplified } from './simplify.ts';
import { clustersOf, EYE, firstVersion, METHODS, type MeshState, runOf, THRESHOLDS } from './state.ts';
import { catmullClark, loop, loopWeight } from './subdivide.ts';

const action: fc.Arbitrary<MeshAction> = fc.oneof(
  fc.record({ kind: fc.constant('shape' as const), shape: fc.constantFrom(...SHAPES) }),
  fc.record({ kind: fc.constant('method' as const), method: fc.constantFrom(...METHODS) }),
  fc.record({
    kind: fc.constant('turn' as const),
    yaw: fc.double({ min: -400, max: 400, noNaN: true }),
    pitch: fc.double({ min: -400, max: 400, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('pick' as const), edge: fc.integer({ min: -5, max: 3000 }) }),
  fc.record({ kind: fc.constant('walk' as const), way: fc.constantFrom('next', 'prev', 'twin') }),
  fc.record({ kind: fc.constant('valences' as const), isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('eye' as const), distance: fc.double({ min: -5, max: 20, noNaN: true }) }),
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -2, max: 12 }) }),
);

it('holds what every model holds', () => {
  checkModel(meshModel, {
    options: METHODS.map((method) => ({ shape: 'cube', method, step: 1 })),
    action: () => action,
    most: 10,
  });
});

describe.each(SHAPES)('%s', (shape) => {
  const mesh = MESHES[shape];

  it('is closed, looks outwards, and half-edges lead round', () => {
    const edges = halfEdges(mesh);
    for (const [i, edge] of edges.entries()) {
      expect(edges[edge.twin]?.twin).toBe(i);
      expect(edges[edge.next]?.prev).toBe(i);
      expect(edges[edge.next]?.from).toBe(edge.to);
      expect(edges[edge.twin]?.face).not.toBe(edge.face);
    }
    expect(countsOf(mesh).euler).toBe(shape === 'torus' ? 0 : 2);
    expect(volumeOf(mesh)).toBeGreaterThan(0);
  });

  it.each([
    ['catmull' as const, 4],
    ['loop' as const, 6],
  ])('%s adds no irregular vertex after its first step', (method, regular) => {
    const irregular = runOf({ shape, method }).map((step) => valences(step).filter((n) => n !== regular).length);
    for (const count of irregular.slice(2)) expect(count).toBe(irregular[1]);
  });

  it('keeps its kind of surface through every step of every method', () => {
    for (const method of METHODS) {
      for (const step of runOf({ shape, method })) {
        expect(countsOf(step).euler).toBe(countsOf(mesh).euler);
        expect(halfEdges(step).length).toBeGreaterThan(0);
      }
    }
  });
});

/** By the divergence theorem, a tetrahedron for each triangle. */
function volumeOf(mesh: Mesh): number {
  const { vertices, faces } = triangulated(mesh);
  return faces.reduce((sum, [a = 0, b = 0, c = 0]) => {
    const [p, q, r] = [vertices[a], vertices[b], vertices[c]];
    if (!p || !q || !r) return sum;
    const normal: Vec3 = [q[1] * r[2] - q[2] * r[1], q[2] * r[0] - q[0] * r[2], q[0] * r[1] - q[1] * r[0]];
    return sum + dot(p, normal) / 6;
  }, 0);
}

describe('Catmull and Clark', () => {
  it('puts the corner of a cube at 5/9 and its edges’ points at 3/4', () => {
    const once = catmullClark(MESHES.cube);
    expect(once.vertices[7]?.map((value) => value * 9)).toEqual([5, 5, 5].map((value) => expect.closeTo(value, 9)));
    expect(once.vertices.slice(14).map((point) => Math.max(...point.map(Math.abs)))).toEqual(
      Array(12).fill(expect.closeTo(0.75, 9)),
    );
    expect(countsOf(once)).toEqual({ vertices: 26, edges: 48, faces: 24, euler: 2 });
  });

  it('makes three quads of a triangle', () => {
    expect(catmullClark(MESHES.icosahedron).faces).toHaveLength(60);
  });
});

describe('Loop', () => {
  it('has the weight 1/16 at six neighbours and 3/16 at three', () => {
    expect(loopWeight(6)).toBeCloseTo(1 / 16, 12);
    expect(loopWeight(3)).toBeCloseTo(3 / 16, 12);
  });

  it('leaves a regular icosahedron’s corners alike', () => {
    const radii = loop(MESHES.icosahedron).vertices.map(length);
    for (const radius of radii.slice(0, 12)) expect(radius).toBeCloseTo(radii[0] ?? 0, 12);
    for (const radius of radii.slice(12)) expect(radius).toBeCloseTo(radii[12] ?? 0, 12);
  });
});

it.each([
  ['Catmull and Clark', catmullClark],
  ['Loop', (mesh: Mesh) => loop(triangulated(mesh))],
])('%s moves with what it divides, and never leaves its hull', (_, divide) => {
  const moved = (mesh: Mesh): Mesh => ({
    ...mesh,
    vertices: mesh.vertices.map(([x, y, z]): Vec3 => [2 * x + y + 3, y - z, 0.5 * z + 1]),
  });
  const [a, b] = [divide(moved(MESHES.ell)), moved(divide(MESHES.ell))];
  for (const [i, vertex] of a.vertices.entries()) {
    for (const [k, value] of vertex.entries()) expect(value).toBeCloseTo(b.vertices[i]?.[k] ?? Number.NaN, 9);
  }
  for (const vertex of divide(MESHES.cube).vertices)
    expect(Math.max(...vertex.map(Math.abs))).toBeLessThanOrEqual(1 + 1e-12);
});

describe('quadrics', () => {
  it('measure the squared distance to a plane', () => {
    const quadric = planeQuadric(normalize([1, 2, 2]), [3, 0, 0]);
    expect(errorAt(quadric, [3, 0, 0])).toBeCloseTo(0, 12);
    expect(errorAt(quadric, [6, 0, 0])).toBeCloseTo(1, 12);
    expect(bestPoint(quadric)).toBeUndefined();
  });

  it('collapse what is flat first: a cube of many faces keeps its shape down to twelve', () => {
    // Cut, not smoothed: every new point lies in the middle of an edge.
    const cut = (mesh: Mesh): Mesh => {
      const fine = loop(mesh);
      const middles = new Map(fine.vertices.map((_, i) => [i, fine.vertices[i]]));
      const vertices = [...mesh.vertices, ...edgeMiddles(mesh)];
      expect(middles.size).toBe(vertices.length);
      return { vertices, faces: fine.faces };
    };
    const fine = cut(cut(triangulated(MESHES.cube)));
    const [coarse] = simplified(fine, [12]);
    expect(coarse?.faces).toHaveLength(12);
    expect(coarse && volumeOf(coarse)).toBeCloseTo(8, 6);
  });

  it('come near the wanted number of faces, and the rounder shape loses little volume', () => {
    const fine = runOf({ shape: 'icosahedron', method: 'loop' }).at(-1) ?? MESHES.icosahedron;
    const [half] = simplified(fine, [fine.faces.length / 2]);
    expect(half?.faces.length).toBeLessThanOrEqual(fine.faces.length / 2);
    expect((half ? volumeOf(half) : 0) / volumeOf(fine)).toBeGreaterThan(0.97);
  });
});

/** Middles of the edges in the order in which subdivision numbers them. */
function edgeMiddles({ vertices, faces }: Mesh): Vec3[] {
  const seen = new Map<string, Vec3>();
  for (const corners of faces) {
    for (const [i, a] of corners.entries()) {
      const b = corners[(i + 1) % corners.length] ?? a;
      const key = a < b ? `${a} ${b}` : `${b} ${a}`;
      const [p, q] = [vertices[a], vertices[b]];
      if (p && q && !seen.has(key)) seen.set(key, meanOf([p, q]));
    }
  }
  return [...seen.values()];
}

it('a guess of the number of faces is what the next step has', () => {
  for (const shape of SHAPES) {
    for (const method of ['catmull', 'loop'] as const) {
      const state = meshModel.start({ shape, method, step: 0 });
      const asked = meshModel.guess?.(state);
      if (!asked || asked.right < 0) throw new Error(`${shape} ${method}: the right answer is none of the choices`);
      const then = meshModel.describe(meshModel.reduce(state, { kind: 'go', step: 1 }));
      expect(then).toContain(`${Number.parseInt(asked.choices[asked.right] ?? '', 10)} 个面`);
    }
  }
  expect(length(sub([1, 1, 1], [1, 1, 1]))).toBe(0);
});

describe.each(SHAPES)('clusters of %s', (shape) => {
  const eyes = [EYE.min, 5, EYE.max];

  it('leave no crack wherever coarse ones meet fine ones', () => {
    for (const eye of eyes) {
      let before = Number.POSITIVE_INFINITY;
      for (let step = 0; step < THRESHOLDS.length; step++) {
        const { mesh, clusters } = clustersOf({ shape, eye, step });
        expect(countsOf(mesh).euler, `step ${step}, eye ${eye}`).toBe(shape === 'torus' ? 0 : 2);
        const directed = mesh.faces.flatMap((corners) =>
          corners.map((from, i) => `${from} ${corners[(i + 1) % corners.length]}`),
        );
        expect(new Set(directed).size).toBe(directed.length);
        expect(halfEdges(mesh)).toHaveLength(directed.length);
        expect(mesh.faces.length).toBeLessThanOrEqual(before);
        expect(clusters.every(({ own }) => pixelsOf(own, eyeAt(eye)) <= (THRESHOLDS[step] ?? 0))).toBe(true);
        before = mesh.faces.length;
      }
    }
  });

  it('are those that a search from the coarsest down finds, which stops where a group is good enough', () => {
    const fine = runOf({ shape, method: 'loop' }).at(-1) as Mesh;
    const { clusters } = hierarchyOf(fine);
    for (const eye of eyes) {
      for (const most of [0.5, 6, 40, 200]) {
        const place = eyeAt(eye);
        const isGood = (bound: Bound) => pixelsOf(bound, place) <= most;
        const found = new Set<(typeof clusters)[number]>();
        const open = clusters.filter(({ parent }) => parent === undefined);
        for (let cluster = open.pop(); cluster; cluster = open.pop()) {
          if (isGood(cluster.own)) found.add(cluster);
          else for (const child of clusters) if (child.parent === cluster.own) open.push(child);
        }
        const flat = clusters.filter(({ own, parent }) => isGood(own) && !(parent && isGood(parent)));
        expect(flat.filter((cluster) => !found.has(cluster))).toEqual([]);
        expect(found.size).toBe(flat.length);
      }
    }
  });

  it('are never more exact than what they are made of, near or far', () => {
    const { clusters } = hierarchyOf(runOf({ shape, method: 'loop' }).at(-1) as Mesh);
    for (const { own, parent } of clusters) {
      if (!parent) continue;
      expect(parent.error).toBeGreaterThanOrEqual(own.error);
      for (const eye of eyes) expect(pixelsOf(parent, eyeAt(eye))).toBeGreaterThanOrEqual(pixelsOf(own, eyeAt(eye)));
    }
    expect(Math.max(...clusters.map(({ level }) => level))).toBeGreaterThanOrEqual(2);
  });
});

it('a border is what one face alone has', () => {
  expect(borderOf(MESHES.cube.faces).size).toBe(0);
  expect([...borderOf(MESHES.cube.faces.slice(0, 1))].sort()).toEqual([0, 1, 2, 3]);
});

it('a guess of clusters tells how many faces the next threshold leaves', () => {
  for (const shape of SHAPES) {
    let state: MeshState = meshModel.start({ shape, method: 'clusters', step: 0 });
    for (let step = 1; step < THRESHOLDS.length; step++) {
      const asked = meshModel.guess?.(state);
      state = meshModel.reduce(state, { kind: 'go', step });
      const then = Number(/剩 (\d+) 个/.exec(asked?.because ?? '')?.[1]);
      expect(meshModel.describe(state)).toContain(`，${then} 个面，`);
    }
  }
});

it('opens the links from before there were clusters', () => {
  const state = { shape: 'cube', method: 'loop', step: 1, yaw: 30, pitch: 25, edge: 4, hasValences: true } as const;
  const old = linkFormat(firstVersion.codec as never).write(state as never) ?? '';
  expect(meshModel.link.read(old)).toEqual({ ...state, eye: EYE.min });
});
