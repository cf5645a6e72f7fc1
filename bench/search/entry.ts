/** What the bench takes from the engine. */
export { loadAliases } from '../../packages/search/src/emit/batches.ts';
export { analysePage, indexOf } from '../../packages/search/src/emit/in-memory.ts';
export { hashAt, MANIFEST_PATH } from '../../packages/search/src/format/files.ts';
export { inflate } from '../../packages/search/src/format/inflate.ts';
export { parseSynonyms } from '../../packages/search/src/index/synonyms.ts';
export { createEngine } from '../../packages/search/src/query/engine.ts';
export { Gone } from '../../packages/search/src/query/store.ts';
