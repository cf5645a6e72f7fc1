/** Languages whose fences must say how they are checked, and the default name of a file in each. */
import { ALIASES } from 'study-notes/pipeline/markdown/code/language-names';
import { own } from 'study-notes/shared/own';

/** By language name. */
export const DEFAULT_NAMES: Readonly<Record<string, string>> = {
  bash: 'main.sh',
  cmake: 'main.cmake',
  cpp: 'main.cpp',
  csharp: 'Main.cs',
  glsl: 'main.glsl',
  hlsl: 'main.hlsl',
  ini: 'main.ini',
  javascript: 'main.mjs',
  lua: 'main.lua',
  python: 'main.py',
  slang: 'main.slang',
  typescript: 'main.ts',
};

/** The checked languages, in the order of reports. */
export const CHECKED_LANGUAGES = [
  ...['cpp', 'csharp', 'javascript', 'typescript', 'lua', 'glsl', 'hlsl', 'slang'],
  ...['cmake', 'bash', 'python', 'ini'],
];

/** The checked language of a fence; undefined for any other. */
export function checkedLanguage(written: string): string | undefined {
  const folded = written.toLowerCase();
  const name = own(ALIASES, folded) ?? folded;
  return CHECKED_LANGUAGES.includes(name) ? name : undefined;
}

/** Name of a sample's file: its title if that can be a file name, else the language's default. */
export function sampleFileName(language: string, title: string | undefined): string {
  const isName = title !== undefined && /^[\w.+-]+(?:\/[\w.+-]+)*$/.test(title) && /\.\w+$|^Makefile$/.test(title);
  const isInside = isName && !title.split('/').some((part) => part === '..' || part === '.');
  return isInside ? title : (DEFAULT_NAMES[language] ?? 'main.txt');
}
