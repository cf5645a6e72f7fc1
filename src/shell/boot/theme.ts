/** Colour mode before the first paint, its switch, other tabs and the operating system. */
import { THEME_KEY } from '../../shared/constants.ts';
import { type ColorChoice, effectiveMode, nextChoice, resolveChoice } from '../color-mode/color-mode.ts';
import { find } from './find.ts';
import { read, write } from './local.ts';
import { state } from './page-state.ts';

const system = matchMedia('(prefers-color-scheme:dark)');
let choice: ColorChoice;
/** The choice of a reader who has made none. */
const initial = __BOOT__.colorMode.respectSystem ? 'system' : __BOOT__.colorMode.defaultMode;

function show(): void {
  const mode = effectiveMode(choice, system.matches);
  state.theme = mode;
  state.themeChoice = choice;
  // Every document has the tag, before the boot, with the colours of both modes.
  const meta = find<HTMLMetaElement>('[name=theme-color]') as HTMLMetaElement;
  meta.content = meta.dataset[mode] as string;
}

function showStored(): void {
  choice = resolveChoice(read(THEME_KEY), initial);
  show();
}

/** Moves the switch on and remembers the choice. */
export function toggleTheme(): void {
  choice = nextChoice(choice, state.theme as 'light', __BOOT__.colorMode.respectSystem);
  show();
  write(THEME_KEY, choice);
}

/** Shows the stored choice, then follows other tabs (by reading only, or two tabs would echo) and the system. */
export function startTheme(): void {
  if (__BOOT__.colorMode.disableSwitch) write(THEME_KEY, '');
  else addEventListener('storage', showStored);
  showStored();
  system.onchange = show;
}
