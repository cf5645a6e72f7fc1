/** How other engines name headings. */
import { type HeadingIds, OUR_IDS } from '../../pipeline/markdown/slug.ts';

/** Docusaurus and Starlight: as we do, and the title is one of the headings. */
export const GITHUB_IDS: HeadingIds = { ...OUR_IDS, isTitleNamed: true };

/** VitePress and VuePress: whatever is no letter or digit parts words, also in its full-width form. */
export const VUE_IDS: HeadingIds = {
  joint: '-',
  isTitleNamed: true,
  slugOf: (text) =>
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]|\p{Cc}/gu, '')
      .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
      .replace(/^-|-$/g, '')
      .replace(/^\d/, '_$&')
      .toLowerCase()
      .normalize('NFC'),
};

/** Python-Markdown: what is not ASCII goes, so that Chinese headings are `_1`, `_2`. */
export const PYTHON_IDS: HeadingIds = {
  joint: '_',
  isTitleNamed: true,
  slugOf: (text) =>
    text
      .normalize('NFKD')
      .replace(/[^\w\s-]|[^\0-\x7f]/g, '')
      .trim()
      .toLowerCase()
      .replace(/[-\s]+/g, '-'),
};
