/** What `bench/hardening.mjs` bundles. */
export { PATTERNS } from './patterns.ts';
export { processNote } from './subject.ts';
