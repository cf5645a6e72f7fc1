/** Special pages (those that are not notes): each is one entry of the table in `table.ts`, from which everything else is derived. */
import type { FixedRoute } from '../../pipeline/model.ts';
import type { Site } from '../../pipeline/types.ts';
import type { PageData } from '../../shared/page.ts';
import type { PageFrame } from '../page-frame.ts';
import type { PageInput } from '../page-input.ts';

/** Its own fields; those left out are empty, and `styles` come behind those of all special pages. */
type OwnData = Partial<Omit<PageData, 'shell' | 'path' | 'component' | 'route'>>;

export interface SpecialPage extends FixedRoute {
  /** Heading, and the window's title before the site's name. */
  title: (site: Site) => string;
  /** Further page data. */
  data?: (site: Site, frame: PageFrame) => OwnData;
  /** Search engines are asked not to list the page. */
  noindex?: true;
}

/** The page as it is written. */
export function specialInput(special: SpecialPage, site: Site, frame: PageFrame): PageInput {
  const { path, component, noindex } = special;
  const title = special.title(site);
  const { styles = [], ...data } = special.data?.(site, frame) ?? {};
  const page: PageData = {
    shell: frame.shell,
    path,
    component,
    route: site.fixedRoutes[path] ?? 0,
    title,
    documentTitle: `${title} | ${site.config.title}`,
    description: '',
    article: '',
    toc: [],
    breadcrumbs: [],
    nav: [],
    styles: [...(frame.specialStyle ? [frame.specialStyle] : []), ...styles],
    ...data,
  };
  // The document for unknown addresses has none of its own.
  const canonical = special.isFallback ? {} : { canonical: path };
  return { page, head: { ...canonical, ...(noindex && { noindex }) } };
}
