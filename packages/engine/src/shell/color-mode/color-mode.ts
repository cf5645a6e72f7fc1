/** The rules of the colour mode (specification, section 4); the boot applies them before paint. */
export type ColorMode = 'light' | 'dark';
/** `system` (the specification's null) follows the operating system. */
export type ColorChoice = ColorMode | 'system';

/** What is shown for a choice. */
export function effectiveMode(choice: ColorChoice, systemIsDark: boolean): ColorMode {
  return choice !== 'system' ? choice : systemIsDark ? 'dark' : 'light';
}

/** The choice after the switch was used where the system is respected: system → light → dark → system. */
export function nextChoice(choice: ColorChoice): ColorChoice {
  return choice === 'light' ? 'dark' : choice === 'dark' ? 'system' : 'light';
}
