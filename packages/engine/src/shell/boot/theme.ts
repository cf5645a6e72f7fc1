/** The colour mode: before the first paint, its toggle, other tabs and the operating system. */
import { THEME_KEY } from '../../shared/constants.ts';
import { type ColorChoice, type ColorMode, effectiveMode, nextChoice } from '../color-mode/color-mode.ts';
import { find } from './find.ts';
import { read, write } from './local.ts';
import { state } from './page-state.ts';

const respectSystem = __BOOT__.colorMode.respectSystem;
/** The system's preference, if it is respected; otherwise the build removes this code. */
const system = (respectSystem ? matchMedia('(prefers-color-scheme:dark)') : null) as MediaQueryList;
let choice: ColorChoice;
/** Every document has the tag, before the boot, with the colour of each mode by its name. */
const meta = find<HTMLMetaElement>('[name=theme-color]') as HTMLMetaElement;
/** The choice of a reader who has made none. */
const initial = respectSystem ? 'system' : __BOOT__.colorMode.defaultMode;

function show(): void {
  const mode = respectSystem ? effectiveMode(choice, system.matches) : (choice as ColorMode);
  state.theme = mode;
  state.themeChoice = choice;
  meta.content = meta.dataset[mode] as string;
}

/** Shows the stored choice; none of the modes is none, as is "system" where the system is not respected. */
export function restoreTheme(): void {
  const stored = read(THEME_KEY) as ColorMode;
  choice = meta.dataset[stored] ? stored : initial;
  show();
}

/** Toggles the mode and remembers the choice. */
export function toggleTheme(): void {
  choice = respectSystem ? nextChoice(choice) : choice === 'dark' ? 'light' : 'dark';
  show();
  write(THEME_KEY, choice);
}

/** Shows the stored choice, then follows other tabs (by reading only, or two tabs would echo) and the system. */
export function startTheme(): void {
  if (__BOOT__.colorMode.disableSwitch) write(THEME_KEY, '');
  else addEventListener('storage', restoreTheme);
  if (respectSystem) system.onchange = show;
}
