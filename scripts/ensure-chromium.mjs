#!/usr/bin/env node
/**
 * Makes sure that there is a Chromium for the browser tests: the system's, else Debian's package, else Playwright's download.
 * `--shell` installs the headless shell, in which tests take half the time, even where there is another Chromium.
 * `--fonts` also installs a Chinese font where apt is there, so that line lengths in screenshots are those readers see.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findShell, findTestBrowser } from './find-chromium.mjs';

const { values } = parseArgs({ options: { fonts: { type: 'boolean' }, shell: { type: 'boolean' } } });

function has(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}

function run(command, args) {
  console.log(`$ ${[command, ...args].join(' ')}`);
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  );
}

/** Installs Debian packages when this user may. */
function apt(...packages) {
  if (!has('apt-get')) return false;
  const asRoot =
    process.getuid?.() === 0 ? [] : spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
  if (!asRoot) return false;
  const [command, ...rest] = [...asRoot, 'apt-get'];
  run(command, [...rest, 'update', '-qq']);
  return run(command, [...rest, 'install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

function hasChineseFont() {
  return /\S/.test(spawnSync('fc-list', [':lang=zh-cn', 'family']).stdout?.toString() ?? '');
}

if (values.shell && !findShell()) apt('chromium-headless-shell');
if (!(await findTestBrowser()) && !apt('chromium-headless-shell') && !apt('chromium')) {
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}
if (values.fonts && !hasChineseFont()) apt('fonts-noto-cjk');

const chromium = await findTestBrowser();
if (chromium) {
  console.log(`Chromium: ${chromium}`);
} else {
  console.error(`找不到 Chromium，也装不上。请安装 Chromium 或 Chrome，或用 CHROME_PATH=/路径/到/chrome 指明它，再运行一次。
There is no Chromium and none could be installed. Install Chromium or Chrome, or name it by CHROME_PATH=/path/to/chrome, and run again.`);
  process.exit(1);
}
