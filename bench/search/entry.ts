/** What the bench takes from the engine. */
export { loadAliases } from '../../src/search/emit/batches.ts';
export { analysePage, indexOf } from '../../src/search/emit/in-memory.ts';
export { hashAt, MANIFEST_PATH } from '../../src/search/format/files.ts';
export { inflate } from '../../src/search/format/inflate.ts';
export { parseSynonyms } from '../../src/search/index/synonyms.ts';
export { createEngine } from '../../src/search/query/engine.ts';
export { WEIGHTS } from '../../src/search/query/score.ts';
export { Gone } from '../../src/search/query/store.ts';
