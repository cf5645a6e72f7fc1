/**
 * The browser's side, bundled once: application, lazy chunks, inline boot, style sheet and KaTeX's sheet.
 * The result is kept under a hash of sources, configuration and lockfile, so a change of notes alone starts no bundler.
 */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SiteConfig } from '../config/schema.ts';
import { toAddress } from '../shared/paths.ts';
import type { Runtime, ShellConfig } from '../shared/site.ts';
import { buildBoot } from './bundle-boot.ts';
import { buildClient } from './bundle-client.ts';
import { katexFiles } from './katex-style.ts';
import { hashOf } from './manifest.ts';

/** Raised when the shape of page data changes: pages of older builds then load documents. */
const DATA_FORMAT = 2;

export interface Bundle {
  runtime: Runtime;
  boot: string;
  /** Address of the site's style sheet. */
  style: string;
  themeColor: { light: string; dark: string };
  /** Address of KaTeX's style sheet. */
  mathStyle: string;
  /** Its files, which only a site with formulas needs. */
  mathFiles: string[];
  /** Output names of the hashed assets; they lie below `folder`. */
  files: string[];
  folder: string;
  /** Bytes, brotli, of what every reader loads. */
  sizes: { app: number; boot: number; css: number };
}

export interface BundleInput {
  /** Root of the engine. */
  root: string;
  /** Folder of the bundled engine; `bundler.js` lies there. */
  engine: string;
  /** Hash of the engine's sources and lockfile. */
  engineHash: string;
  cacheDir: string;
  config: SiteConfig;
}

/** The bundle from the cache, or made now. */
export async function loadBundle(input: BundleInput): Promise<Bundle> {
  const bundles = join(input.cacheDir, 'bundle');
  const folder = join(bundles, hashOf(input.engineHash, bundledConfig(input.config)));
  const kept = readBundle(folder);
  if (kept) return kept;
  const temporary = `${folder}.tmp-${process.pid}`;
  rmSync(temporary, { recursive: true, force: true });
  await runBundler(input, temporary);
  rmSync(folder, { recursive: true, force: true });
  renameSync(temporary, folder);
  removeOldBundles(bundles);
  const made = readBundle(folder);
  if (!made) throw new Error(`打包的结果不完整：${folder}`);
  return made;
}

/** Bundles in a process of its own; see `bundler.ts`. */
function runBundler(input: BundleInput, folder: string): Promise<void> {
  const child = spawn(process.execPath, [join(input.engine, 'bundler.js')], { stdio: ['pipe', 'inherit', 'inherit'] });
  child.stdin.end(JSON.stringify({ ...input, folder }));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error('网站的程序无法打包，原因见上。'))));
  });
}

/** The part of the configuration that the application holds. */
export function shellConfig(config: SiteConfig): ShellConfig {
  const { title, tagline, url, baseUrl, navbar, sidebars, footer, colorMode, announcementBar, versions, comments } =
    config;
  return { title, tagline, url, baseUrl, navbar, sidebars, footer, colorMode, announcementBar, versions, comments };
}

function bundledConfig(config: SiteConfig): object {
  return { ...shellConfig(config), DATA_FORMAT };
}

function readBundle(folder: string): Bundle | undefined {
  try {
    const bundle: Bundle = JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8'));
    if (!bundle.files.every((file) => existsSync(join(folder, file)))) return undefined;
    utimesSync(folder, new Date(), new Date());
    return { ...bundle, folder };
  } catch {
    return undefined;
  }
}

/** Bundles everything into a folder. */
export async function makeBundle({ root, cacheDir, config }: BundleInput, folder: string): Promise<Bundle> {
  const client = await buildClient({ root, cacheDir, config: shellConfig(config) });
  const katex = katexFiles(root);
  const address = (file: string) => toAddress(config.baseUrl, `/${file}`);
  const runtime: Runtime = {
    baseUrl: config.baseUrl,
    shell: hashOf(client.app, DATA_FORMAT).slice(0, 8),
    app: client.app.map(address),
    chunks: Object.fromEntries(Object.entries(client.chunks).map(([name, file]) => [name, address(file)])),
  };
  const boot = await buildBoot(root, {
    runtime,
    colorMode: config.colorMode,
    barId: config.announcementBar?.id ?? null,
  });
  const files = { ...client.files, ...katex.files };
  for (const [file, content] of Object.entries(files)) writeBelow(folder, file, content);
  const bundle: Bundle = {
    runtime,
    boot,
    style: address(client.sheet),
    themeColor: themeColors(root),
    mathStyle: address(katex.sheet),
    mathFiles: Object.keys(katex.files),
    files: Object.keys(files).sort(),
    folder,
    sizes: {
      app: client.app.reduce((sum, file) => sum + brotliSize(client.files[file] ?? ''), 0),
      boot: brotliSize(boot),
      css: brotliSize(client.files[client.sheet] ?? ''),
    },
  };
  writeBelow(folder, 'bundle.json', JSON.stringify(bundle));
  return bundle;
}

function brotliSize(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

function writeBelow(folder: string, file: string, content: string | Buffer): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** The paper of both modes, as the tokens' first lines say it for engines without oklch. */
export function themeColors(root: string): { light: string; dark: string } {
  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  const [light = '#ffffff', dark = '#111111'] = [...tokens.matchAll(/--paper:\s*(#[\da-f]{3,8})/gi)].map(
    (m) => m[1] as string,
  );
  return { light, dark };
}

/** Keeps what was used within a day: several configurations may take turns. */
function removeOldBundles(bundles: string): void {
  for (const name of readdirSync(bundles)) {
    const path = join(bundles, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > 24 * 60 * 60 * 1000) rmSync(path, { recursive: true, force: true });
  }
}
