import type { NavbarItem as Item } from '../../shared/site.ts';
import { words } from '../../words/shell.ts';
import { usePage, useSite } from '../context.ts';
import { navbarItemFailed } from '../errors/catalogue.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { externalLink } from './external-link.ts';
import { navbarTarget } from './navbar-link.ts';

/** One item of the navbar or of the drawer's main menu; if it fails, it shows the error and the rest of the bar remains. */
export function NavbarItem({ item }: { item: Item }) {
  return (
    <ErrorBoundary resetKey={usePage().path} fallback={FailedItem}>
      <NavbarLink item={item} />
    </ErrorBoundary>
  );
}

function FailedItem({ error }: { error: unknown }) {
  const { label } = error as { label: string };
  return <span>{words.itemFailed(label)}</span>;
}

function NavbarLink({ item }: { item: Item }) {
  const { href, isExternal, current } = useTarget(item);
  return (
    <a
      className={isExternal ? 'external' : undefined}
      href={href}
      aria-current={current}
      {...(isExternal && externalLink)}
    >
      {item.label}
    </a>
  );
}

function useTarget(item: Item) {
  const site = useSite();
  const page = usePage();
  try {
    return navbarTarget(site, page, item);
  } catch (cause) {
    throw Object.assign(navbarItemFailed(item, cause), { label: item.label });
  }
}
