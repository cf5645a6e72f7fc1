/** What a note and a reader can set, and how it is written into links. */
import * as v from 'valibot';
import { fixed, list, maybe, oneOf, record, snap, whole } from '../model/codec.ts';
import { isJsonLink, readJsonLink, writeJsonLink } from '../model/json-link.ts';
import { type LinkFormat, linkFormat } from '../model/link-format.ts';
import { PRESET_NAMES, PRESETS, type PresetName } from './presets.ts';
import { readSliders, type ShaderError, settingsOf, stepsOf } from './source.ts';

export interface ShaderOptions {
  preset: PresetName;
}

/** What the graphics card said of the present program. */
export interface Finding {
  errors: ShaderError[];
  /** Where a pixel was read, and what stood there, 0–255 each. */
  pixel?: { x: number; y: number; rgba: number[] };
}

/** What the reader has set. */
interface Settings {
  code: string;
  /** Sliders that were moved: name → value. */
  values: Record<string, number>;
  /** Where the value is read, 0–1, y upwards as in the shader. */
  x: number;
  y: number;
  /** Time, in steps. */
  tick: number;
}

export interface ShaderState extends Settings {
  /** Absent until the program has been compiled. */
  found?: Finding;
}

/** Longest shader, characters. */
export const LONGEST = 8000;
export const SHARE = { min: 0, max: 1, step: 0.01 };
/** Steps of time in a second, and how many there are. */
export const TICK_RATE = 30;
export const TICKS = 300;

/** The state that a reader meets first. */
export const startState = ({ preset }: ShaderOptions): ShaderState => ({
  code: PRESETS[preset](),
  values: {},
  x: 0.5,
  y: 0.5,
  tick: 0,
});

/** The preset that a text is, unchanged. */
export const presetOf = (code: string): PresetName | undefined => PRESET_NAMES.find((name) => PRESETS[name]() === code);

const share = fixed(SHARE.min, SHARE.max, SHARE.step);

/** A preset with its sliders, which is short. */
const short = linkFormat(
  record<{ preset: PresetName; set: (number | undefined)[]; x: number; y: number; tick: number }>({
    preset: oneOf(PRESET_NAMES),
    set: list(maybe(whole(0, 100)), 0, 8),
    x: share,
    y: share,
    tick: whole(0, TICKS),
  }),
);

const part = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A program of the reader's own is as long as it is: JSON, as the first release wrote all of them. */
const jsonState = v.object({
  code: v.pipe(v.string(), v.maxLength(LONGEST)),
  values: v.record(v.pipe(v.string(), v.maxLength(60)), v.pipe(v.number(), v.finite())),
  x: part,
  y: part,
  /** Seconds, in the first release, which never stopped. */
  time: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1e6)), 0),
  tick: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TICKS))),
});

export const link: LinkFormat<ShaderState> = {
  write({ code, values, x, y, tick }) {
    const preset = presetOf(code);
    if (!preset) return writeJsonLink({ code, values, x, y, tick });
    const set = readSliders(code).map((slider) => {
      const { min, step } = stepsOf(slider);
      const value = values[slider.name];
      return value === undefined ? undefined : Math.round((value - min) / step);
    });
    return short.write({ preset, set, x, y, tick });
  },
  read(text) {
    return isJsonLink(text) ? readJson(readJsonLink(text)) : readShort(text);
  },
};

function readShort(text: string): ShaderState | undefined {
  const read = short.read(text);
  if (!read) return undefined;
  const { preset, set, ...rest } = read;
  const code = PRESETS[preset]();
  const sliders = readSliders(code);
  if (set.length !== sliders.length) return undefined;
  const values = sliders.flatMap((slider, i) => {
    const [{ min, step }, count] = [stepsOf(slider), set[i]];
    return count === undefined ? [] : [[slider.name, min + count * step] as const];
  });
  return { ...rest, code, values: settingsOf(sliders, Object.fromEntries(values)) };
}

function readJson(json: unknown): ShaderState | undefined {
  // Schemas look into what they are given before they check that it is there.
  const { success, output } = json === undefined ? { success: false, output: undefined } : v.safeParse(jsonState, json);
  if (!success || !output) return undefined;
  const { code, values, x, y, time, tick } = output as v.InferOutput<typeof jsonState>;
  return {
    code,
    values: settingsOf(readSliders(code), values),
    x: snap(x, SHARE),
    y: snap(y, SHARE),
    tick: tick ?? Math.round(time * TICK_RATE) % (TICKS + 1),
  };
}
