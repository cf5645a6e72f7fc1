import { Component, type ReactNode } from 'react';
import type { NavbarItem as Item } from '../../shared/site.ts';
import { usePage, useSite } from '../context.ts';
import { navbarItemFailed } from '../errors/catalogue.ts';
import { navbarTarget } from './navbar-link.ts';

/** One item of the navbar or of the drawer's main menu; when it fails, the rest of the bar stands. */
export function NavbarItem({ item, className }: { item: Item; className: string }) {
  return (
    <NavbarItemBoundary item={item}>
      <NavbarLink item={item} className={className} />
    </NavbarItemBoundary>
  );
}

function NavbarLink({ item, className }: { item: Item; className: string }) {
  const { href, isExternal, current } = navbarTarget(useSite(), usePage(), item);
  const foreign = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className={isExternal ? `${className} external` : className} href={href} aria-current={current} {...foreign}>
      {item.label}
    </a>
  );
}

class NavbarItemBoundary extends Component<{ item: Item; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(navbarItemFailed(this.props.item, error));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <span className="navbar-link">“{this.props.item.label}”无法显示</span>;
  }
}
