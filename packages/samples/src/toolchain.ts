/** The programs that check samples: their names, installed versions, and how to install them. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageFolder } from 'study-notes/cli/package-folder';
import { BROWSER } from './languages/browser.ts';

interface ToolRule {
  /** Prints the version, on either stream. */
  command: string[];
  /** Finds the version in its output, as the first group. */
  version: RegExp;
  /** Debian package. */
  install: string;
}

const NUMBER = /(\d+(?:\.\d+)+)/;

const TOOLS = {
  'g++': { command: ['g++', '-dumpfullversion'], version: NUMBER, install: 'g++' },
  'clang++': {
    command: ['clang++-19', '--version'],
    version: NUMBER,
    install: 'clang-19 libc++-19-dev libc++abi-19-dev libclang-rt-19-dev',
  },
  cmake: { command: ['cmake', '--version'], version: NUMBER, install: 'cmake ninja-build' },
  gdb: { command: ['gdb', '-nx', '--version'], version: NUMBER, install: 'gdb' },
  ninja: { command: ['ninja', '--version'], version: NUMBER, install: 'ninja-build' },
  mono: { command: ['mono', '--version'], version: NUMBER, install: 'mono-runtime mono-devel' },
  mcs: { command: ['mcs', '--version'], version: NUMBER, install: 'mono-mcs' },
  lua: { command: ['lua5.4', '-v'], version: NUMBER, install: 'lua5.4' },
  luac: { command: ['luac5.4', '-v'], version: NUMBER, install: 'lua5.4' },
  glslang: { command: ['glslangValidator', '--version'], version: /(\d+\.\d+\.\d+)/, install: 'glslang-tools' },
  'spirv-val': { command: ['spirv-val', '--version'], version: /v(\d+\.\d+)/, install: 'spirv-tools' },
  bash: { command: ['bash', '--version'], version: /(\d+\.\d+\.\d+)/, install: 'bash' },
  shellcheck: { command: ['shellcheck', '--version'], version: NUMBER, install: 'shellcheck' },
  python: { command: ['/usr/bin/python3', '--version'], version: NUMBER, install: 'python3' },
  xvfb: {
    command: ['dpkg-query', '-W', '-f', '$' + '{Version}', 'xvfb'],
    version: NUMBER,
    install: 'xvfb libgl1-mesa-dri',
  },
  chromium: {
    command: [...BROWSER, '--version'],
    version: NUMBER,
    install: 'chromium-headless-shell',
  },
  node: { command: [process.execPath, '--version'], version: NUMBER, install: 'nodejs' },
} satisfies Record<string, ToolRule>;

/** Tools installed by npm, by the package that has their version. */
const PACKAGES = {
  parsers: { package: 'tree-sitter-wasms', own: true },
  roslyn: { package: 'csharp-wasm-runner', own: true },
  typescript: { package: 'typescript', own: false },
};

export type ToolName = keyof typeof TOOLS | keyof typeof PACKAGES;

/** @internal For tests that need them all. */
export const ALL_TOOLS = [...Object.keys(TOOLS), ...Object.keys(PACKAGES)] as ToolName[];

/** Display names of tools; others are shown by their own name. */
const SHOWN: Partial<Record<ToolName, string>> = {
  'clang++': 'clang',
  chromium: 'Chromium',
  cmake: 'CMake',
  lua: 'Lua',
  node: 'Node',
  parsers: 'tree-sitter',
  python: 'Python',
  roslyn: 'Roslyn',
  typescript: 'TypeScript',
};

/** Folders with the packages: `packages/samples/tools`, and the project's own `node_modules`. */
export interface PackageFolders {
  toolsDir: string;
  modulesDir: string;
}

/** The tools of this machine; each version is looked up once. */
export class Toolchain {
  private readonly folders: PackageFolders;
  private readonly versions = new Map<ToolName, string | undefined>();

  constructor(folders: PackageFolders) {
    this.folders = folders;
  }

  /** Its version; undefined when it is not installed. */
  version(name: ToolName): string | undefined {
    if (!this.versions.has(name)) this.versions.set(name, this.ask(name));
    return this.versions.get(name);
  }

  /** As shown to readers: `g++ 12.2.0`. */
  label(name: ToolName): string {
    return `${SHOWN[name] ?? name} ${this.version(name) ?? ''}`.trim();
  }

  private ask(name: ToolName): string | undefined {
    return name in PACKAGES
      ? this.packageVersion(name as keyof typeof PACKAGES)
      : askVersion(TOOLS[name as keyof typeof TOOLS]);
  }

  private packageVersion(name: keyof typeof PACKAGES): string | undefined {
    const { package: wanted, own } = PACKAGES[name];
    const modules = own ? join(this.folders.toolsDir, 'node_modules') : this.folders.modulesDir;
    try {
      return (JSON.parse(readFileSync(join(modules, wanted, 'package.json'), 'utf8')) as { version: string }).version;
    } catch {
      return undefined;
    }
  }

  /** Those of the given tools that are not installed. */
  missing(names: readonly ToolName[]): ToolName[] {
    return names.filter((name) => this.version(name) === undefined);
  }
}

/** How to install a tool. */
export function installHint(names: readonly ToolName[]): string {
  const debian = names.flatMap((name) => (name in TOOLS ? TOOLS[name as keyof typeof TOOLS].install.split(' ') : []));
  const ways = debian.length > 0 ? [`apt-get install ${[...new Set(debian)].join(' ')}`] : [];
  if (names.some((name) => name in PACKAGES && PACKAGES[name as keyof typeof PACKAGES].own))
    ways.push(`npm ci --prefix ${relative(process.cwd(), join(packageFolder(import.meta.url), 'tools'))}`);
  if (names.includes('typescript')) ways.push('npm ci');
  return ways.join(' && ');
}

function askVersion({ command, version }: ToolRule): string | undefined {
  const [program = '', ...words] = command;
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  return status === 0 ? version.exec(`${stdout}${stderr}`)?.[1] : undefined;
}
