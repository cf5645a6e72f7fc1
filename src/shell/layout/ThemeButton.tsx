import { useSite } from '../context.ts';
import { Icon } from './Icon.tsx';

/** Switches the colour mode; CSS shows the icon of the choice on `<html>`, so the HTML is the same for everybody. */
export function ThemeButton() {
  const { colorMode } = useSite();
  if (colorMode.disableSwitch) return null;
  return (
    <button type="button" className="icon-button theme-button" data-action="toggle-theme" aria-label="切换颜色模式">
      <Icon name="light" className="is-light" />
      <Icon name="dark" className="is-dark" />
      {colorMode.respectSystem && <Icon name="system" className="is-system" />}
    </button>
  );
}
