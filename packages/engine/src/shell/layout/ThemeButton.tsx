import { words } from '../../words/shell.ts';
import { useSite } from '../context.ts';

/** Toggles the colour mode; CSS draws the icon from the state on `<html>`, so the HTML is the same for everyone. */
export function ThemeButton() {
  const { colorMode } = useSite();
  if (colorMode.disableSwitch) return null;
  return <button type="button" className="icon-button" data-action="toggle-theme" aria-label={words.switchColours} />;
}
