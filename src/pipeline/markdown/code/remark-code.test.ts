import { join } from 'node:path';
import { describe } from 'vitest';
import { remarkCode } from './remark-code.ts';
import { runFixtures } from './run-fixtures.ts';

describe('remarkCode', () => runFixtures(join(import.meta.dirname, 'fixtures'), remarkCode));
