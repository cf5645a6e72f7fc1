/** Which language a fence names: its grammar, and what readers see. */
import { createRequire } from 'node:module';
import bash from 'refractor/bash';
import c from 'refractor/c';
import cmake from 'refractor/cmake';
import { refractor, type Syntax } from 'refractor/core';
import cpp from 'refractor/cpp';
import csharp from 'refractor/csharp';
import css from 'refractor/css';
import diff from 'refractor/diff';
import glsl from 'refractor/glsl';
import hlsl from 'refractor/hlsl';
import ini from 'refractor/ini';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import lua from 'refractor/lua';
import makefile from 'refractor/makefile';
import markdown from 'refractor/markdown';
import markup from 'refractor/markup';
import python from 'refractor/python';
import rust from 'refractor/rust';
import sql from 'refractor/sql';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';
import { own } from '../../../shared/own.ts';
import { ALIASES, labelOf, MORE_ALIASES, PLAIN } from './language-names.ts';
import type { TokenStream } from './token-classes.ts';

export interface Language {
  /** As it stands in `data-lang`. */
  name: string;
  /** Shown beside the title; empty for plain text. */
  label: string;
  /** Splits code into tokens; absent for plain text. */
  tokenize?: (code: string) => TokenStream;
}

/** The prism core that refractor is made of, as far as its own types hide it. */
const prism = refractor as unknown as {
  languages: Record<string, object>;
  tokenize(code: string, grammar: object): TokenStream;
};

const BUILT_IN: Record<string, Syntax> = {
  ...{ bash, c, cmake, cpp, csharp, css, diff, glsl, hlsl, ini, javascript, json, jsx, lua, makefile, markdown },
  ...{ markup, python, rust, sql, tsx, typescript, yaml },
};

// All, and in this order: CSS and JavaScript put themselves into an HTML that is there, and code may not look by what came before it.
for (const syntax of [markup, ...Object.values(BUILT_IN)]) refractor.register(syntax);

/** Grammars besides the built-in ones: those that a strict site lists, or all there are. */
export type ExtraLanguages = readonly string[] | 'all';

const require = createRequire(import.meta.url);

/** The language a fence names; undefined when there is no grammar for it. */
export function findLanguage(written: string, extraLanguages: ExtraLanguages): Language | undefined {
  const folded = written.toLowerCase();
  if (PLAIN.has(folded)) return { name: folded, label: labelOf(folded) ?? '' };
  const more = extraLanguages === 'all' ? own(MORE_ALIASES, folded) : undefined;
  const name = own(ALIASES, folded) ?? more ?? folded;
  const grammar = findGrammar(grammarName(name), extraLanguages);
  if (!grammar) return undefined;
  return { name, label: labelOf(name) ?? written, tokenize: (code) => prism.tokenize(code, grammar) };
}

/** All names a fence may write, for messages. */
export function supportedLanguages(extraLanguages: ExtraLanguages): string[] {
  const listed = extraLanguages === 'all' ? [] : extraLanguages;
  const names = [...Object.keys(BUILT_IN), ...Object.keys(ALIASES), ...PLAIN, ...listed];
  return [...new Set(names)].filter((name) => name !== '').sort();
}

/** Names some languages borrow: HTML, XML and SVG have one grammar, Slang is near enough to HLSL. */
function grammarName(name: string): string {
  if (name === 'slang') return 'hlsl';
  return ['html', 'xml', 'svg'].includes(name) ? 'markup' : name;
}

function findGrammar(name: string, extraLanguages: ExtraLanguages): object | undefined {
  const syntax = own(BUILT_IN, name) ?? loadExtra(name, extraLanguages);
  if (!syntax) return undefined;
  refractor.register(syntax);
  return prism.languages[syntax.displayName];
}

/** A grammar that is not built in; undefined when the site's configuration does not ask for it, or refractor has none of this name. */
function loadExtra(name: string, extraLanguages: ExtraLanguages): Syntax | undefined {
  if (extraLanguages !== 'all' && !extraLanguages.includes(name)) return undefined;
  if (!/^[a-z][\w-]*$/.test(name) || ['core', 'all'].includes(name)) return undefined;
  try {
    return (require(`refractor/${name}`) as { default: Syntax }).default;
  } catch {
    return undefined;
  }
}
