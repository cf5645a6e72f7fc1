/** Pages that are no notes: each is one entry of the table beside this file, and all that others know of it comes from there. */
import type { FixedRoute } from '../../pipeline/model.ts';
import type { Site } from '../../pipeline/types.ts';
import type { PageData } from '../../shared/page.ts';
import type { PageFrame } from '../page-frame.ts';
import type { PageInput } from '../page-input.ts';

/** Fields of its own; whatever is left out is empty. */
type OwnData = Partial<Omit<PageData, 'shell' | 'path' | 'component' | 'route'>>;

export interface SpecialPage extends FixedRoute {
  /** Heading, and the window's title before the site's name. */
  title: (site: Site) => string;
  /** What the page holds besides. */
  data?: (site: Site, frame: PageFrame) => OwnData;
  /** Search engines are asked not to list the page. */
  noindex?: true;
}

/** The page as it is written. */
export function specialInput(special: SpecialPage, site: Site, frame: PageFrame): PageInput {
  const { path, component, noindex } = special;
  const title = special.title(site);
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
    styles: [],
    ...special.data?.(site, frame),
  };
  // The document for unknown addresses has none of its own.
  const canonical = special.isFallback ? {} : { canonical: path };
  return { page, head: { ...canonical, ...(noindex && { noindex }) } };
}
