/** The page's colours: as CSS for SVG, as values for canvas. */

export const COLOR_NAMES = [
  'paper',
  'tint',
  'ink',
  'ink-soft',
  'line',
  'accent',
  'accent-soft',
  'note',
  'tip',
  'info',
  'warning',
  'danger',
] as const;

export type ColorName = (typeof COLOR_NAMES)[number];

/** A colour for SVG and style attributes: follows light and dark by itself. */
export const color = (name: ColorName): string => `var(--${name})`;

/** A light tint of a colour for areas under text, in both modes. */
export const wash = (name: ColorName, percent = 16): string =>
  `color-mix(in srgb, var(--${name}) ${percent}%, var(--paper))`;

/** Five hues that are told apart in both modes, for series and owners. */
export const HUES: readonly ColorName[] = ['info', 'warning', 'tip', 'note', 'danger'];

/** The hue of the n-th series. */
export const hue = (index: number): ColorName => HUES[index % HUES.length] as ColorName;

/** The colours as they are now at an element, for canvas. */
export function readColors(element: Element): Record<ColorName, string> {
  const style = getComputedStyle(element);
  const values = COLOR_NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]);
  return Object.fromEntries(values) as Record<ColorName, string>;
}
