/** Folders of VitePress. */
import type { Recognise } from '../project/foreign-project.ts';
import { recogniseVue } from '../vue/vue-project.ts';

export const recognise: Recognise = (folder) =>
  recogniseVue(folder, {
    dialect: 'vitepress',
    engine: 'VitePress',
    hidden: '.vitepress',
    copied: 'public',
    readmes: 'none',
  });
