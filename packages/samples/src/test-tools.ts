/** What this machine lacks for tests with real tools: they are skipped, their names say what is missing, and CI fails on any skip. */
import { obstacleToNamespaces } from './isolation/find-isolation.ts';
import { ALL_TOOLS } from './toolchain.ts';
import { openWorkshop } from './workshop.ts';

const { toolchain } = openWorkshop({ contentDir: '', cacheDir: '' });
const tools = toolchain.missing(ALL_TOOLS);
const obstacle = obstacleToNamespaces();

const needed = (what: string[]) =>
  what.length > 0 ? ` (needs ${what.join(', ')}: packages/samples/tools/install.sh)` : '';

/** Added to the name of tests that need namespaces; empty when they can run. */
export const LACKS_NAMESPACES = needed(obstacle === undefined ? [] : [`namespaces (${obstacle})`]);
/** The same for tests that need all tools. */
export const LACKS_TOOLS = needed([...tools, ...(obstacle === undefined ? [] : ['namespaces'])]);
/** The same for recordings. */
export const LACKS_RECORDER = needed([
  ...toolchain.missing(['g++', 'gdb']),
  ...(obstacle === undefined ? [] : ['namespaces']),
]);
