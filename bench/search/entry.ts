/** What the bench takes from the engine. */
export { loadAliases } from '../../packages/search/src/emit/batches.ts';
export { analysePage, indexOf } from '../../packages/search/src/emit/in-memory.ts';
export { linkNames } from '../../packages/search/src/emit/link-names.ts';
export { MANIFEST_PATH } from '../../packages/search/src/format/files.ts';
export { placesOf } from '../../packages/search/src/format/packs.ts';
export { parseSynonyms } from '../../packages/search/src/index/synonyms.ts';
export { createEngine } from '../../packages/search/src/query/engine.ts';
export { Gone, openStore } from '../../packages/search/src/query/store.ts';
