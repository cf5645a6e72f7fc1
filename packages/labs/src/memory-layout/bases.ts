/** Questions about the inheritance graph: virtual bases, primary bases, who holds which vptr (Itanium C++ ABI 2.4 I and II). */
import type { BaseSpec, ClassLayout, ClassSpec } from './types.ts';

type Layouts = ReadonlyMap<string, ClassLayout>;

/** Names of all virtual bases, direct or not, in inheritance graph order (preorder, left to right). */
export function virtualBasesOf(spec: ClassSpec, done: Layouts): string[] {
  const found = new Set<string>();
  const visit = (bases: readonly BaseSpec[]) => {
    for (const base of bases) {
      if (base.virtual && found.has(base.name)) continue;
      if (base.virtual) found.add(base.name);
      visit(done.get(base.name)?.spec.bases ?? []);
    }
  };
  visit(spec.bases);
  return [...found];
}

/** Virtual bases that are the primary base of some base of the class. */
function indirectPrimaries(spec: ClassSpec, done: Layouts): Set<string> {
  const found = new Set<string>();
  const visit = (bases: readonly BaseSpec[]) => {
    for (const { name } of bases) {
      const layout = done.get(name) as ClassLayout;
      if (layout.primary?.virtual) found.add(layout.primary.name);
      visit(layout.spec.bases);
    }
  };
  visit(spec.bases);
  return found;
}

/** The base whose vptr a dynamic class shares, if there is one. */
export function choosePrimary(spec: ClassSpec, done: Layouts): BaseSpec | undefined {
  const direct = spec.bases.find((base) => !base.virtual && done.get(base.name)?.isDynamic);
  if (direct) return direct;
  const near = virtualBasesOf(spec, done).filter((name) => done.get(name)?.isNearlyEmpty);
  const taken = indirectPrimaries(spec, done);
  const name = near.find((candidate) => !taken.has(candidate)) ?? near[0];
  return name === undefined ? undefined : { name, virtual: true };
}

/** Holds a vptr and nothing else of its own: a class that can be a primary base though it is virtual. */
export function isNearlyEmpty(layout: ClassLayout, done: Layouts): boolean {
  if (!layout.isDynamic || layout.fields.some(({ spec }) => !done.get(spec.type)?.isEmpty || !spec.overlap))
    return false;
  let holders = 0;
  for (const { name, offset } of layout.bases) {
    const base = done.get(name) as ClassLayout;
    if (base.isNearlyEmpty) holders += 1;
    else if (!base.isEmpty || offset !== 0) return false;
  }
  return holders <= 1;
}

/** Where a virtual base lies: `offset` bytes into virtual base `within`, or into the complete object. */
export interface Claim {
  within: string | undefined;
  offset: number;
}

/** Virtual bases that lie inside another subobject as its primary base; the first in inheritance graph order holds it. */
export function claimedVirtualBases(layout: ClassLayout, done: Layouts): Map<string, Claim> {
  const claims = new Map<string, Claim>();
  const seen = new Set<string>();
  const visit = (at: ClassLayout, within: string | undefined, offset: number) => {
    if (at.primary?.virtual && !claims.has(at.primary.name)) claims.set(at.primary.name, { within, offset });
    for (const base of at.spec.bases) {
      const next = done.get(base.name) as ClassLayout;
      if (!base.virtual) visit(next, within, offset + placeOf(at, base.name));
      else if (!seen.has(base.name)) {
        seen.add(base.name);
        visit(next, base.name, 0);
      }
    }
  };
  visit(layout, undefined, 0);
  return claims;
}

const placeOf = (layout: ClassLayout, name: string) => layout.bases.find((base) => base.name === name)?.offset ?? 0;
