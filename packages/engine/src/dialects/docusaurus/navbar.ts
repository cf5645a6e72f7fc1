/** The bar's links in our words. */
import type { UserConfig } from '../../config/schema.ts';
import { fields, listOf, textOf } from '../project/look.ts';

type Items = NonNullable<NonNullable<UserConfig['navbar']>['items']>;

/** Most links that a bar shows. */
const MOST_LINKS = 8;

/** Sidebars that there are, and links to other sites; those of its menus one after the other. */
export function navbarItemsOf(written: unknown, sidebars: ReadonlySet<string>): Items {
  return flat(written, sidebars).slice(0, MOST_LINKS);
}

function flat(written: unknown, sidebars: ReadonlySet<string>): Items {
  return listOf(written).flatMap((one): Items => {
    const item = fields(one);
    const label = textOf(item.label);
    const sidebarId = textOf(item.sidebarId);
    if (item.type === 'docSidebar' && sidebarId && sidebars.has(sidebarId))
      return [{ type: 'docSidebar', sidebarId, ...(label && { label }) }];
    const href = textOf(item.href);
    if (label && href && /^https?:\/\//.test(href))
      return [{ type: 'link', label, href, ...(item.position === 'right' && { position: 'right' as const }) }];
    return flat(item.items, sidebars);
  });
}
