/** Lies here so that names are looked up in this folder's packages. */
export const miniSearch = () => import('minisearch');
export const pagefind = () => import('pagefind');
