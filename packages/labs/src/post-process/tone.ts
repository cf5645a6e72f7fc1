/** From light to bytes: exposure, tone curve, encoding. */

export const CURVES = ['clip', 'reinhard', 'aces'] as const;
export type Curve = (typeof CURVES)[number];

export const ENCODINGS = ['linear', 'srgb', 'twice'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Light of any strength to 0–1; ACES by Narkowicz's fit. */
export function toneOf(curve: Curve, value: number): number {
  if (curve === 'reinhard') return value / (1 + value);
  if (curve === 'aces')
    return Math.min(1, Math.max(0, (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14)));
  return Math.min(value, 1);
}

/** The sRGB curve of IEC 61966-2-1. */
export const srgb = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;

/** What the bytes hold: light itself, which screens show too dark; sRGB; sRGB twice, the classical mistake. */
export function encode(encoding: Encoding, value: number): number {
  if (encoding === 'linear') return value;
  return encoding === 'srgb' ? srgb(value) : srgb(srgb(value));
}
