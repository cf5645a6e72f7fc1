/** The rules of the colour mode (specification, section 4); the boot applies them before paint. */
import type { ColorModeConfig } from '../../shared/site.ts';

export type ColorMode = 'light' | 'dark';
/** `system` (the specification's null) follows the operating system. */
export type ColorChoice = ColorMode | 'system';

/** The stored choice; the configured one when nothing valid is stored. */
export function resolveChoice(stored: string | undefined, config: ColorModeConfig): ColorChoice {
  if (stored === 'light' || stored === 'dark' || stored === 'system') return stored;
  return config.respectSystem ? 'system' : config.defaultMode;
}

/** What is shown for a choice. */
export function effectiveMode(choice: ColorChoice, systemIsDark: boolean): ColorMode {
  return choice !== 'system' ? choice : systemIsDark ? 'dark' : 'light';
}

/** The choice after the switch was used: light ↔ dark, or system → light → dark → system. */
export function nextChoice(choice: ColorChoice, mode: ColorMode, respectSystem: boolean): ColorChoice {
  if (respectSystem && choice !== 'light') return choice === 'dark' ? 'system' : 'light';
  return mode === 'dark' ? 'light' : 'dark';
}
