/** What `bench/hardening.mjs` runs. */
export { dialectOfPattern, OWN_PATTERNS, PATTERNS } from './patterns.ts';
export { processNote } from './subject.ts';
