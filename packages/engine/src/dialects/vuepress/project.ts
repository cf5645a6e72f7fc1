/** Folders of VuePress. */
import type { Recognise } from '../project/foreign-project.ts';
import { recogniseVue } from '../vue/vue-project.ts';

export const recognise: Recognise = (folder) =>
  recogniseVue(folder, {
    dialect: 'vuepress',
    engine: 'VuePress',
    hidden: '.vuepress',
    copied: '.vuepress/public',
    readmes: 'all',
  });
