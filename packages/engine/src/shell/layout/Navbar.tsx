import type { NavbarItem as Item } from '../../shared/site.ts';
import { words } from '../../words/shell.ts';
import { toHref, usePage, useSite } from '../context.ts';
import { FeatureSlot } from './FeatureSlot.tsx';
import { NavbarItem } from './NavbarItem.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { useHideOnScroll } from './use-hide-on-scroll.ts';

/** The bar at the top: sections, home link, colour mode, search; up to 996 px the drawer's button in place of the links. */
export function Navbar() {
  const site = useSite();
  useHideOnScroll(site.navbar.hideOnScroll);
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <button
          type="button"
          className="icon-button menu-button"
          data-action="open-drawer"
          aria-haspopup="dialog"
          aria-label={words.openMenu}
        />
        <Brand />
        <nav className="navbar-links" aria-label={words.mainNavigation}>
          {site.navbar.items.filter(({ position }) => position === 'left').map(renderItem)}
          <span className="push" />
          {site.navbar.items.filter(({ position }) => position === 'right').map(renderItem)}
        </nav>
        <FeatureSlot of="Control" />
        <ThemeButton />
        <FeatureSlot of="Finder" label={words.search} />
      </div>
    </header>
  );
}

function renderItem(item: Item, index: number) {
  return <NavbarItem key={index} item={item} />;
}

/** The site's name behind its seal (which CSS draws), leading home. */
export function Brand() {
  const site = useSite();
  const current = usePage().path === '/' ? 'page' : undefined;
  return (
    <a className="brand" href={toHref(site, '/')} aria-current={current}>
      {site.title}
    </a>
  );
}
