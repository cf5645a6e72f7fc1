/** What a reader can set: a 2×2 matrix, an object's placement, a camera, and the stage of a vertex's journey. */
import { type Codec, checked, fixed, list, oneOf, record, whole } from '../model/codec.ts';
import { EULER_ORDERS, type EulerOrder } from '../space/rotation.ts';
import type { Vec3 } from '../space/vec.ts';

export const PARTS = ['columns', 'model', 'rotation', 'journey'] as const;
export type Part = (typeof PARTS)[number];

/** Orders of the product of translation, rotation and scaling; the rightmost acts first. */
export const MODEL_ORDERS = ['TRS', 'RTS', 'TSR', 'STR', 'RST', 'SRT'] as const;
export type ModelOrder = (typeof MODEL_ORDERS)[number];

export const PLACINGS = ['move', 'turn', 'size'] as const;
export type Placing = (typeof PLACINGS)[number];

export const LENSES = ['perspective', 'ortho'] as const;
export type Lens = (typeof LENSES)[number];

export interface Range {
  min: number;
  max: number;
  step: number;
}

/** Ranges of what is set by a number: lengths in units, angles in degrees. `near` stays below `far`. */
export const RANGES = {
  column: { min: -2, max: 2, step: 0.1 },
  move: { min: -3, max: 3, step: 0.1 },
  turn: { min: -180, max: 180, step: 5 },
  size: { min: -2, max: 2, step: 0.1 },
  yaw: { min: -180, max: 180, step: 5 },
  pitch: { min: -80, max: 80, step: 5 },
  distance: { min: 3, max: 9, step: 0.5 },
  fov: { min: 20, max: 110, step: 5 },
  near: { min: 0.5, max: 4, step: 0.5 },
  far: { min: 5, max: 20, step: 1 },
} as const satisfies Record<string, Range>;

export const CAMERA_FIELDS = ['yaw', 'pitch', 'distance', 'fov', 'near', 'far'] as const;
export type CameraField = (typeof CAMERA_FIELDS)[number];

/** Places a vertex passes, from 0: local, world, view, clip, NDC, window. */
export const LAST_STAGE = 5;
export const VERTICES = 10;

export interface MvpState extends Record<CameraField, number> {
  part: Part;
  /** The matrix of `columns`: first column, then second. */
  columns: number[];
  move: Vec3;
  /** Degrees about x, y and z. */
  turn: Vec3;
  size: Vec3;
  order: ModelOrder;
  euler: EulerOrder;
  /** Which of the placing's three numbers the handles set. */
  tool: Placing;
  lens: Lens;
  vertex: number;
  stage: number;
}

export interface MvpOptions {
  part: Part;
  /** Where the journey begins; the other parts have no stages. */
  stage: number;
}

const number = ({ min, max, step }: Range) => fixed(min, max, step);

/** Three numbers of one range. */
function triple(range: Range): Codec<Vec3> {
  const one = number(range);
  return {
    write(values, put) {
      for (const value of values) one.write(value, put);
    },
    read: (take) => [one.read(take), one.read(take), one.read(take)],
  };
}

export const codec = checked(
  record<MvpState>({
    part: oneOf(PARTS),
    columns: list(number(RANGES.column), 4, 4),
    move: triple(RANGES.move),
    turn: triple(RANGES.turn),
    size: triple(RANGES.size),
    order: oneOf(MODEL_ORDERS),
    euler: oneOf(EULER_ORDERS),
    tool: oneOf(PLACINGS),
    lens: oneOf(LENSES),
    vertex: whole(0, VERTICES - 1),
    stage: whole(0, LAST_STAGE),
    yaw: number(RANGES.yaw),
    pitch: number(RANGES.pitch),
    distance: number(RANGES.distance),
    fov: number(RANGES.fov),
    near: number(RANGES.near),
    far: number(RANGES.far),
  }),
  ({ part, stage }) => part === 'journey' || stage === 0,
);

const BASE: MvpState = {
  part: 'model',
  columns: [1, 0.5, -0.5, 1],
  move: [1.5, 0, 0],
  turn: [0, 40, 0],
  size: [1, 1, 1],
  order: 'TRS',
  euler: 'YXZ',
  tool: 'move',
  lens: 'perspective',
  vertex: 2,
  stage: 0,
  yaw: -65,
  pitch: 20,
  distance: 4,
  fov: 50,
  near: 1.5,
  far: 7,
};

const STARTS: Record<Part, Partial<MvpState>> = {
  columns: {},
  model: {},
  rotation: { tool: 'turn', move: [0, 0, 0], turn: [30, 40, 0] },
  journey: { move: [0.5, 0, 0], turn: [0, -40, 0], size: [1.3, 1.3, 1.3] },
};

/** The state that a reader meets first. */
export const startState = ({ part, stage }: MvpOptions): MvpState => ({
  ...BASE,
  ...STARTS[part],
  part,
  stage: part === 'journey' ? stage : 0,
});
