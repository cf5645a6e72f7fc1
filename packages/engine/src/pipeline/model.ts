/** The document model for tools: spec section 3 as JSON. The browser never loads it. */
import { createHash } from 'node:crypto';
import { version as reactVersion } from 'react';
import engine from '../../package.json' with { type: 'json' };
import type { SiteConfig } from '../config/schema.ts';
import { CONVENTIONS, UI_LIBRARY_FLOOR } from '../shared/constants.ts';
import type { Doc, ModelPart, SiteModel } from './types.ts';

/** The route of a page that is no note. */
export interface FixedRoute {
  /** Decoded, without base. */
  path: string;
  /** Name of the component that draws it. */
  component: string;
  /** Its document answers every address that nothing else does. */
  isFallback?: true;
}

/** The path under which a route stands in the model and by which it is numbered. */
export function routePattern({ path, isFallback }: FixedRoute): string {
  return isFallback ? '*' : path;
}

/** Parts of the conventions we follow, and what implements each. */
const PARTS = [
  { name: 'css-cascade-layers', by: 'src/styles' },
  { name: 'docs', by: 'src/pipeline' },
  { name: 'pages', by: 'src/shell/pages' },
  { name: 'sitemap', by: 'src/emit' },
  { name: 'svgr', by: 'src/pipeline/markdown' },
  { name: 'theme-classic', by: 'src/shell' },
];

interface ModelInput {
  config: SiteConfig;
  docs: Doc[];
  fixed: readonly FixedRoute[];
  numbers: Map<string, number>;
  /** Parts that features implement. */
  parts: readonly ModelPart[];
}

/** Builds the model; unlisted notes are in no list, this one included. */
export function buildModel({ config, docs, fixed, numbers, parts }: ModelInput): SiteModel {
  const listed = docs.filter((doc) => !doc.unlisted);
  return {
    version: version(config, listed),
    locale: { ...config.locale, url: config.url, baseUrl: config.baseUrl },
    routes: routes(listed, fixed, numbers),
    metadata: {
      generator: { name: engine.name, version: engine.version },
      conventions: CONVENTIONS,
      uiLibrary: { name: 'react', floor: UI_LIBRARY_FLOOR, version: reactVersion },
      parts: [...PARTS, ...parts],
    },
  };
}

function version(config: SiteConfig, docs: Doc[]) {
  const intro = (id: string) => docs.find((doc) => doc.id === id)?.path ?? `/${id}`;
  return {
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/',
    mainDocId: config.mainDocId,
    docs: docs.map(({ id, path, sidebar }) => ({ id, path, ...(sidebar ? { sidebar } : {}) })),
    draftIds: [],
    sidebars: Object.fromEntries(
      config.sidebars.map(({ id, label, intro: first }) => [id, { link: { path: intro(first), label } }]),
    ),
    breadcrumbs: true,
  };
}

/** Fixed routes, and one parent layout whose children are all notes; its hash never shows in an address. */
function routes(docs: Doc[], fixed: readonly FixedRoute[], numbers: Map<string, number>) {
  const children = docs.map(({ path, sidebar, route }) => ({
    path,
    component: 'DocPage',
    exact: true,
    ...(sidebar ? { sidebar } : {}),
    number: route,
  }));
  const own = fixed.map((route) => {
    const path = routePattern(route);
    return { path, component: route.component, exact: !route.isFallback, number: numbers.get(path) };
  });
  const layout = { path: '/', component: 'DocsLayout', exact: false, hash: shortHash(children), routes: children };
  // The layout before the route of every other path.
  return [...own.filter(({ exact }) => exact), layout, ...own.filter(({ exact }) => !exact)];
}

function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 6);
}
