import { describe, expect, it } from 'vitest';
import { type ColorChoice, effectiveMode, nextChoice } from './color-mode.ts';

describe('colour mode', () => {
  it('follows the system only when the choice is system', () => {
    expect(effectiveMode('system', true)).toBe('dark');
    expect(effectiveMode('system', false)).toBe('light');
    expect(effectiveMode('light', true)).toBe('light');
  });

  it('goes system, light, dark, system when the system is respected', () => {
    const cycle: ColorChoice[] = ['system'];
    for (let i = 0; i < 3; i++) cycle.push(nextChoice(cycle.at(-1) as ColorChoice));
    expect(cycle).toEqual(['system', 'light', 'dark', 'system']);
  });
});
