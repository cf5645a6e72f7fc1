/**
 * Vercel: its own library turns `vercel.json` into routes; then files, with the ending taken off by `cleanUrls`. Without
 * `trailingSlash` a folder's address answers with and without its slash, a page's only without.
 * https://vercel.com/docs/project-configuration
 */
import { getTransformedRoutes, type Route } from '@vercel/routing-utils';
import { type Model, NOT_FOUND, type Uploaded } from './model.ts';

type SourceRoute = Extract<Route, { src: string }>;

function routesOf(site: Uploaded): SourceRoute[] {
  const { routes, error } = getTransformedRoutes(JSON.parse(site.read('vercel.json')));
  if (error) throw new Error(error.message);
  return (routes ?? []).filter((route): route is SourceRoute => 'src' in route && typeof route.src === 'string');
}

export const vercel: Model = {
  encodings: ['br', 'gzip'],
  hasHeaders: true,
  open(site) {
    const routes = routesOf(site);
    const has = (file: string) => file !== 'vercel.json' && site.has(file);
    const matching = (path: string) => routes.filter(({ src }) => new RegExp(src).test(path));
    return {
      find(path, url) {
        const moved = matching(url.pathname).find(
          ({ status }) => status !== undefined && status >= 300 && status < 400,
        );
        const to = moved && locationOf(moved, url);
        if (moved?.status && to !== undefined) return { status: moved.status, location: to };
        const name = path.slice(1);
        const stem = name.replace(/\/$/, '');
        const tried =
          name.endsWith('/') || name === '' ? [`${name}index.html`] : [name, `${stem}.html`, `${stem}/index.html`];
        const file = tried.find(has);
        return file === undefined ? NOT_FOUND : { status: 200, file };
      },
      headers: (url) =>
        Object.assign({}, ...matching(url.pathname).map((route) => ('status' in route ? {} : (route.headers ?? {})))),
    };
  },
};

function locationOf({ src, headers = {} }: SourceRoute, url: URL): string | undefined {
  const match = new RegExp(src).exec(url.pathname);
  const location = headers.Location?.replace(/\$(\d)/g, (_all, digit) => match?.[Number(digit)] ?? '');
  return location === undefined ? undefined : location + url.search;
}
