/** Names of languages: those authors may write, and those readers see. */
import { own } from '../../../shared/own.ts';
import { words } from '../../../words/notes.ts';

/** Other ways to write a language. */
export const ALIASES: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  ts: 'typescript',
  'c++': 'cpp',
  cc: 'cpp',
  h: 'cpp',
  hpp: 'cpp',
  cs: 'csharp',
  'c#': 'csharp',
  py: 'python',
  rs: 'rust',
  yml: 'yaml',
  md: 'markdown',
  make: 'makefile',
  html: 'html',
  xml: 'xml',
  svg: 'svg',
  slang: 'slang',
};

/** Further ones, of languages whose grammars are not built in, or that ours come near to. */
export const MORE_ALIASES: Record<string, string> = {
  ...{ dockerfile: 'docker', golang: 'go', kt: 'kotlin', objc: 'objectivec', proto: 'protobuf', ps1: 'powershell' },
  ...{ rb: 'ruby', tex: 'latex', jsonc: 'json', svelte: 'html', vue: 'html', 'vue-html': 'html', zsh: 'bash' },
};

/** Fences without a grammar; a fence without a language is one of them. */
export const PLAIN = new Set(['', 'text', 'txt', 'output', 'plain', 'plaintext', 'console']);

/** How a language is named beside the title; plain text has no name. */
export const LABELS: Record<string, string> = {
  bash: 'Bash',
  c: 'C',
  cmake: 'CMake',
  get console() {
    return words.terminal;
  },
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  diff: 'Diff',
  dot: 'DOT',
  glsl: 'GLSL',
  hlsl: 'HLSL',
  html: 'HTML',
  ini: 'INI',
  javascript: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  lua: 'Lua',
  makefile: 'Makefile',
  markdown: 'Markdown',
  markup: 'HTML',
  mermaid: 'Mermaid',
  get output() {
    return words.output;
  },
  python: 'Python',
  rust: 'Rust',
  slang: 'Slang',
  sql: 'SQL',
  svg: 'SVG',
  tsx: 'TSX',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
};

/** A language's name for readers; own names only, a fence may say `constructor`. */
export function labelOf(name: string): string | undefined {
  return own(LABELS, name);
}
