#!/usr/bin/env node
/** The engine from its sources: builds the packages when a source changed, then starts it as an installed one is started. */
import { buildChanged } from './build-packages.mjs';

await buildChanged();
await import('../packages/engine/bin/study-notes.mjs');
