/** `npm run bench:offline -- 100 <seed>`: the browser killed that many times while it stores a section or updates what is stored. */
import { spawnSync } from 'node:child_process';
import { ROOT } from './engine.mjs';

const [KILLS = '100', SEED = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const command = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/kills/playwright.config.ts'];
const env = { ...process.env, KILLS, SEED };
const { status } = spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit', env });
process.exitCode = status ?? 1;
