import type { NavLink, SidebarNode } from '../../shared/page.ts';

/** All pages of a sidebar, in its order. */
export function listPages(nodes: SidebarNode[]): NavLink[] {
  return nodes.flatMap((node) => [
    ...(node.path ? [{ title: node.label, path: node.path }] : []),
    ...listPages(node.items ?? []),
  ]);
}

function pairsOf(text: string): Set<string> {
  const characters = [...text.toLowerCase().replace(/[\s/_-]+/g, '')];
  return new Set(characters.map((character, index) => character + (characters[index + 1] ?? '')));
}

/** Similarity of two texts, 0–1, by the character pairs they share. */
function similarity(left: string, right: string): number {
  const a = pairsOf(left);
  const b = pairsOf(right);
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / (a.size + b.size || 1);
}

const lastSegment = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

/** The pages whose address or title is most similar to a missing path. */
export function nearestTitles(pages: NavLink[], path: string, limit = 5): NavLink[] {
  const wanted = lastSegment(path);
  const score = (page: NavLink) =>
    similarity(page.path ?? '', path) +
    2 * Math.max(similarity(lastSegment(page.path ?? ''), wanted), similarity(page.title, wanted));
  return pages
    .map((page) => ({ page, score: score(page) }))
    .sort((left, right) => right.score - left.score)
    .slice(0, limit)
    .map(({ page }) => page);
}
