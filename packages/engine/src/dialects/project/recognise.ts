/** Finds out for which engine a folder was made. */
import type { ForeignProject, Recognise } from './foreign-project.ts';

const ENGINES: (() => Promise<{ recognise: Recognise }>)[] = [
  () => import('../docusaurus/project.ts'),
  () => import('../starlight/project.ts'),
  () => import('../vitepress/project.ts'),
  () => import('../vuepress/project.ts'),
  () => import('../mkdocs/project.ts'),
  () => import('../book/project.ts'),
  () => import('../obsidian/project.ts'),
];

/** The first that recognises it; undefined for plain notes. */
export async function recogniseFolder(folder: string): Promise<ForeignProject | undefined> {
  for (const load of ENGINES) {
    const found = await (await load()).recognise(folder);
    if (found) return found;
  }
  return undefined;
}
