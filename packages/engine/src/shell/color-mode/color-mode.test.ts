import { describe, expect, it } from 'vitest';
import { type ColorChoice, effectiveMode, nextChoice, resolveChoice } from './color-mode.ts';

describe('colour mode', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    // Only a site that respects the system follows it; there it is the initial choice.
    ['system', 'light'],
    // Anything else was not written by us.
    ['', 'light'],
    ['Dark', 'light'],
    ['sepia', 'light'],
    [undefined, 'light'],
  ])('resolves the stored value %j to %s', (stored, choice) => {
    expect(resolveChoice(stored, 'light')).toBe(choice);
  });

  it('starts with the configured choice where nothing valid is stored', () => {
    expect(resolveChoice(undefined, 'system')).toBe('system');
    expect(resolveChoice('system', 'system')).toBe('system');
    expect(resolveChoice('', 'dark')).toBe('dark');
  });

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
