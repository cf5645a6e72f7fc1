/** What the reader edits (`ClassSpec`) and what the layout says about it (`ClassLayout`). */

/** Size and alignment in bytes of the built-in types on x86-64 Linux (System V ABI, the platform of the Itanium C++ ABI). */
export const BUILT_IN: Record<string, { size: number; align: number }> = {
  char: { size: 1, align: 1 },
  bool: { size: 1, align: 1 },
  short: { size: 2, align: 2 },
  int: { size: 4, align: 4 },
  float: { size: 4, align: 4 },
  'long long': { size: 8, align: 8 },
  double: { size: 8, align: 8 },
  'void*': { size: 8, align: 8 },
  'long double': { size: 16, align: 16 },
};

/** A non-static data member. */
export interface FieldSpec {
  name: string;
  /** A key of `BUILT_IN` or the name of an earlier class. */
  type: string;
  /** Length when the member is an array, at least 1. */
  count?: number;
  /** `alignas(n)` on the member: a power of two, at least the type's own alignment. */
  align?: number;
  /** `[[no_unique_address]]`. */
  overlap?: boolean;
}

/** A direct base class. */
export interface BaseSpec {
  name: string;
  virtual: boolean;
}

/** One class of the program, in C++'s terms. */
export interface ClassSpec {
  name: string;
  bases: BaseSpec[];
  /** Declares a virtual function of its own. */
  polymorphic: boolean;
  fields: FieldSpec[];
  /** `alignas(n)` on the class, a power of two. */
  align?: number;
  /** `#pragma pack(n)`: 1, 2, 4 or 8. */
  pack?: number;
  /** Has a constructor of its own, so that it is no POD and its tail padding may be reused. */
  hasConstructor: boolean;
}

/** A class's subobject or member and where it lies, in bytes from the start of the class. */
export interface Placed {
  name: string;
  offset: number;
}

/** How one component of a class was placed; bytes. */
export interface Placement {
  kind: 'vptr' | 'base' | 'member' | 'virtual';
  /** The base's or the member's name. */
  name: string;
  /** An empty subobject: where it can, it takes no bytes of its own. */
  isEmpty: boolean;
  align: number;
  offset: number;
  /** Bytes in use before and after it (`dsize`). */
  before: number;
  after: number;
}

/** The layout of one class by the Itanium C++ ABI; sizes in bytes. */
export interface ClassLayout {
  spec: ClassSpec;
  size: number;
  align: number;
  /** Bytes up to the end of the last datum, without tail padding (`dsize`). */
  dataSize: number;
  /** Bytes up to the end of everything that was placed, before they are rounded up to the size. */
  end: number;
  /** Its components in the order in which they were placed. */
  placements: Placement[];
  /** Size and alignment without virtual bases: what a derived class allocates (`nvsize`, `nvalign`). */
  nvSize: number;
  nvAlign: number;
  isEmpty: boolean;
  isDynamic: boolean;
  isNearlyEmpty: boolean;
  isPod: boolean;
  /** The base whose vptr this class shares. */
  primary: BaseSpec | undefined;
  ownVptr: boolean;
  fields: (Placed & { spec: FieldSpec; size: number })[];
  /** Direct non-virtual bases. */
  bases: Placed[];
  /** All virtual bases, direct or not, as in a complete object. */
  virtualBases: Placed[];
}
