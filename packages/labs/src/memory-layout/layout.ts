/**
 * Layout of C++ classes by the Itanium C++ ABI, section 2.4 (https://itanium-cxx-abi.github.io/cxx-abi/abi.html#class-types),
 * as GCC and Clang follow it on x86-64 Linux. Left out: bit-fields and unions.
 */
import { choosePrimary, claimedVirtualBases, isNearlyEmpty, virtualBasesOf } from './bases.ts';
import { type EmptyMap, emptySubobjects } from './empty-subobjects.ts';
import { BUILT_IN, type ClassLayout, type ClassSpec, type FieldSpec, type Placement } from './types.ts';

/** Bytes of a pointer to the virtual table, and its alignment. */
const POINTER = 8;

/** Layouts of finished classes by name. */
export type Layouts = Map<string, ClassLayout>;

/** The next multiple of an alignment. */
export const roundUp = (value: number, align: number) => Math.ceil(value / align) * align;

/** Lays out a program; classes may use those before them. */
export function layoutProgram(specs: readonly ClassSpec[]): Layouts {
  const done: Layouts = new Map();
  for (const spec of specs) done.set(spec.name, layoutClass(spec, done));
  return done;
}

/** Size and alignment of a member, and the class it is of, if any. */
function measure(field: FieldSpec, { pack }: ClassSpec, done: Layouts) {
  const of = done.get(field.type);
  const type = of ?? BUILT_IN[field.type];
  if (!type) throw new Error(`Unknown type ${field.type}`);
  const natural = Math.min(type.align, pack ?? type.align);
  return { of, size: type.size * (field.count ?? 1), align: Math.max(natural, field.align ?? 1) };
}

/** The state of 2.4 II while components are added one after another. */
class Builder {
  size = 0;
  dataSize = 0;
  align = 1;
  readonly empties: EmptyMap;
  readonly placements: Placement[] = [];
  readonly spec: ClassSpec;
  readonly done: Layouts;

  constructor(spec: ClassSpec, done: Layouts) {
    this.spec = spec;
    this.done = done;
    this.empties = emptySubobjects(done);
  }

  /** Places a component and notes how that went. */
  place(what: Pick<Placement, 'kind' | 'name' | 'align' | 'isEmpty'>, add: () => number): number {
    const before = this.dataSize;
    const offset = add();
    this.placements.push({ ...what, before, after: this.dataSize, offset });
    return offset;
  }

  /** Places a base. */
  placeBase(kind: 'base' | 'virtual', name: string): number {
    const base = this.done.get(name) as ClassLayout;
    const align = this.packed(base.nvAlign);
    const what = { kind, name, isEmpty: base.isEmpty, align: base.isEmpty ? base.nvAlign : align };
    return this.place(what, () => this.addOverlapping(base, base.nvSize, align));
  }

  /** Alignment of a base or vptr under `#pragma pack`. */
  packed(align: number): number {
    return Math.min(align, this.spec.pack ?? align);
  }

  private raise(align: number): void {
    this.align = Math.max(this.align, align);
  }

  /** An ordinary component takes bytes of its own. */
  add(size: number, align: number): number {
    const offset = roundUp(this.dataSize, align);
    this.dataSize = offset + size;
    this.size = Math.max(this.size, this.dataSize);
    this.raise(align);
    return offset;
  }

  /** A data member of class type that may not overlap still must not sit on a like empty subobject. */
  addMember(size: number, align: number, of: ClassLayout | undefined, count: number): number {
    let start = roundUp(this.dataSize, align);
    while (of && this.empties.conflicts(of, start, count, true)) start += Math.max(align, of.nvAlign);
    this.dataSize = start;
    const offset = this.add(size, align);
    if (of) this.empties.record(of, offset, count, true);
    return offset;
  }

  /** A base or a `[[no_unique_address]]` member: empty ones cost nothing where they can, others leave their tail to the next. */
  addOverlapping(of: ClassLayout, bytes: number, align: number): number {
    if (of.isEmpty) return this.addEmpty(of);
    let offset = roundUp(this.dataSize, align);
    while (this.empties.conflicts(of, offset)) offset += of.nvAlign;
    this.dataSize = offset + bytes;
    this.size = Math.max(this.size, this.dataSize);
    this.raise(align);
    this.empties.record(of, offset);
    return offset;
  }

  /** GCC does not pack empty subobjects: their alignment counts in full. */
  private addEmpty(of: ClassLayout): number {
    const align = of.nvAlign;
    let offset = 0;
    if (this.empties.conflicts(of, 0)) {
      offset = roundUp(this.dataSize, align);
      while (this.empties.conflicts(of, offset)) offset += align;
    }
    this.size = Math.max(this.size, offset + of.size);
    this.raise(align);
    this.empties.record(of, offset);
    return offset;
  }
}

function addVptrOrPrimary(builder: Builder, layout: ClassLayout): void {
  const { primary } = layout;
  if (primary) {
    const offset = builder.placeBase('base', primary.name);
    if (!primary.virtual) layout.bases.push({ name: primary.name, offset });
  } else if (layout.isDynamic) {
    layout.ownVptr = true;
    const align = builder.packed(POINTER);
    builder.place({ kind: 'vptr', name: layout.spec.name, isEmpty: false, align }, () => builder.add(POINTER, align));
  }
}

function addBases(builder: Builder, layout: ClassLayout): void {
  for (const { name, virtual } of layout.spec.bases) {
    if (virtual || (layout.primary?.name === name && !layout.primary.virtual)) continue;
    layout.bases.push({ name, offset: builder.placeBase('base', name) });
  }
}

function addFields(builder: Builder, layout: ClassLayout): void {
  for (const field of layout.spec.fields) {
    const { of, size, align } = measure(field, layout.spec, builder.done);
    const overlapping = field.overlap && of && !field.count ? of : undefined;
    const isEmpty = overlapping?.isEmpty ?? false;
    const what = { kind: 'member' as const, name: field.name, isEmpty, align: isEmpty ? (of?.nvAlign ?? 1) : align };
    const offset = builder.place(what, () =>
      overlapping
        ? builder.addOverlapping(overlapping, Math.max(overlapping.nvSize, overlapping.dataSize), align)
        : builder.addMember(size, align, of, field.count ?? 1),
    );
    layout.fields.push({ name: field.name, offset, size, spec: field });
  }
}

/** 2.4 III: virtual bases come last, unless some subobject already holds them as its primary base. */
function addVirtualBases(builder: Builder, layout: ClassLayout): void {
  const claimed = claimedVirtualBases(layout, builder.done);
  const placed = new Map<string, number>();
  for (const name of virtualBasesOf(layout.spec, builder.done)) {
    if (claimed.has(name)) continue;
    placed.set(name, builder.placeBase('virtual', name));
  }
  for (const name of virtualBasesOf(layout.spec, builder.done)) {
    layout.virtualBases.push({ name, offset: offsetOfClaimed(name, placed, claimed) });
  }
}

/** Follows the chain of subobjects that hold a virtual base until one whose place is known. */
function offsetOfClaimed(
  name: string,
  placed: Map<string, number>,
  claimed: ReturnType<typeof claimedVirtualBases>,
): number {
  const known = placed.get(name);
  if (known !== undefined) return known;
  const claim = claimed.get(name);
  if (!claim) throw new Error(`No place for virtual base ${name}`);
  return claim.within ? offsetOfClaimed(claim.within, placed, claimed) + claim.offset : claim.offset;
}

/** Lays out one class whose bases and members' classes are already done. */
function layoutClass(spec: ClassSpec, done: Layouts): ClassLayout {
  const layout = startLayout(spec, done);
  const builder = new Builder(spec, done);
  addVptrOrPrimary(builder, layout);
  addBases(builder, layout);
  addFields(builder, layout);
  const own = Math.max(builder.align, spec.align ?? 1);
  layout.nvAlign = own;
  layout.nvSize = layout.isEmpty ? builder.size : Math.max(builder.size, builder.dataSize);
  layout.isNearlyEmpty = isNearlyEmpty(layout, done);
  builder.align = own;
  addVirtualBases(builder, layout);
  return finish(layout, builder);
}

function finish(layout: ClassLayout, builder: Builder): ClassLayout {
  layout.align = builder.align;
  layout.dataSize = builder.dataSize;
  layout.end = builder.size;
  layout.placements = builder.placements;
  layout.size = roundUp(Math.max(builder.size, 1), layout.align);
  if (layout.isPod) {
    layout.dataSize = layout.size;
    layout.nvSize = layout.size;
  }
  return layout;
}

function startLayout(spec: ClassSpec, done: Layouts): ClassLayout {
  const bases = spec.bases.map((base) => done.get(base.name) as ClassLayout);
  const members = spec.fields.map((field) => ({ field, of: done.get(field.type) }));
  const hasVirtualBase = virtualBasesOf(spec, done).length > 0;
  const isDynamic = spec.polymorphic || hasVirtualBase || bases.some((base) => base.isDynamic);
  const layout: ClassLayout = {
    spec,
    size: 0,
    align: 1,
    dataSize: 0,
    end: 0,
    placements: [],
    nvSize: 0,
    nvAlign: 1,
    isDynamic,
    isEmpty:
      !isDynamic &&
      bases.every((base) => base.isEmpty) &&
      members.every(({ field, of }) => field.overlap && !field.count && of?.isEmpty),
    isNearlyEmpty: false,
    isPod:
      !isDynamic &&
      !bases.length &&
      !spec.hasConstructor &&
      members.every(({ field, of }) => !field.overlap && (!of || of.isPod)),
    primary: undefined,
    ownVptr: false,
    fields: [],
    bases: [],
    virtualBases: [],
  };
  layout.primary = isDynamic ? choosePrimary(spec, done) : undefined;
  return layout;
}
