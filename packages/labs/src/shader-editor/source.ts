/** What the lab reads out of a shader's text and out of a driver's messages. Pure. */
import { snap } from '../model/codec.ts';
import { words } from './words/lab.ts';

/** What stands before the reader's text; its lines are taken off the driver's numbers. */
export const HEADER = [
  '#version 300 es',
  'precision highp float;',
  'uniform vec2 resolution;',
  'uniform float time;',
  'uniform vec2 pointer;',
  'out vec4 color;',
  '',
].join('\n');

const HEADER_LINES = HEADER.split('\n').length - 1;

/** Uniforms that the lab sets itself. */
const OWN = ['resolution', 'time', 'pointer'];

/** A uniform of the reader's, with a slider. */
export interface Slider {
  name: string;
  kind: 'float' | 'int';
  min: number;
  max: number;
  start: number;
  /** What it is called; its name when the shader says nothing. */
  label: string;
}

/** Most sliders. */
const MOST = 8;
const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const UNIFORM = /^[ \t]*uniform[ \t]+(float|int)[ \t]+([A-Za-z_]\w*)[ \t]*;[ \t]*(?:\/\/[ \t]*(.*))?$/gm;
const RANGE = new RegExp(`^(${NUMBER})\\s*\\.\\.\\s*(${NUMBER})(?:\\s*=\\s*(${NUMBER}))?\\s*(.*)$`);

/** The sliders that a shader asks for: `uniform float speed; // 0..4 = 1 Speed`. Without a range it is 0..1. */
export function readSliders(source: string): Slider[] {
  return [...source.matchAll(UNIFORM)]
    .filter(([, , name = '']) => !OWN.includes(name))
    .slice(0, MOST)
    .map(([, kind, name = '', note = '']) => {
      const [, from = '0', to = '1', at, called = ''] = RANGE.exec(note.trim()) ?? [];
      const [min, max] = [Math.min(Number(from), Number(to)), Math.max(Number(from), Number(to))];
      const start = at === undefined ? (min + max) / 2 : Math.min(Math.max(Number(at), min), max);
      return { name, kind: kind as Slider['kind'], min, max, start, label: called || name };
    });
}

/** The steps of a slider: whole numbers, or a hundred of its range. */
export function stepsOf({ kind, min, max }: Slider): { min: number; max: number; step: number } {
  return { min, max, step: kind === 'int' ? 1 : (max - min) / 100 || 1 };
}

/** What was set of the sliders that there are, on their steps. */
export function settingsOf(sliders: readonly Slider[], set: Readonly<Record<string, number>>): Record<string, number> {
  const known = sliders.filter(({ name }) => Object.hasOwn(set, name));
  return Object.fromEntries(known.map((slider) => [slider.name, snap(set[slider.name] ?? 0, stepsOf(slider))]));
}

/** The values of the sliders: what the reader set, within range, else the start. */
export function valuesOf(sliders: readonly Slider[], set: Readonly<Record<string, number>>): Record<string, number> {
  const starts = Object.fromEntries(sliders.map(({ name, start }) => [name, start]));
  return { ...starts, ...settingsOf(sliders, set) };
}

/** Whether the shader asks what time it is. */
export const usesTime = (source: string): boolean => /\btime\b/.test(source);

/** The whole shader as the driver gets it; one with a `#version` of its own is taken as it is. */
export function completeSource(source: string): string {
  return hasVersion(source) ? source : HEADER + source;
}

const hasVersion = (source: string) => /^\s*#version\b/.test(source);

export interface ShaderError {
  /** Line of the reader's text, from 1; absent when the driver names none. */
  line?: number;
  text: string;
}

/** The driver's log as errors of the reader's lines. */
export function readErrors(log: string, source: string): ShaderError[] {
  const shift = hasVersion(source) ? 0 : HEADER_LINES;
  const last = source.split('\n').length;
  return log
    .replace(/\0/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('WARNING'))
    .map((line) => {
      // ANGLE's form, then Mesa's.
      const match =
        /^ERROR:\s*\d+:(\d+):\s*(.*)$/.exec(line) ?? /^\d+:(\d+)(?:\(\d+\))?:\s*(?:error:\s*)?(.*)$/i.exec(line);
      if (!match) return { text: line.replace(/^ERROR:\s*/, '') };
      const number = Math.min(Math.max(Number(match[1]) - shift, 1), last);
      return { line: number, text: (match[2] as string).trim() };
    });
}

/** A read pixel, 0–255 each, in the shader's own measure. */
export function pixelText(pixel: ArrayLike<number>): string {
  return ['R', 'G', 'B', 'A'].map((name, i) => `${name} ${((pixel[i] ?? 0) / 255).toFixed(2)}`).join(words.comma);
}
