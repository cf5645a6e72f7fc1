/** Compiler flags that a note may use: those that change how code is compiled, not what is read or written. */
import { words } from '../words/checker.ts';

/** Include folders of installed tools, and of the sample itself. */
const OWN_FOLDER = String.raw`(?:/usr/(?:local/)?include(?:/(?!\.\.)[\w.+-]+)*|(?!\.\.)[\w.+-]+(?:/(?!\.\.)[\w.+-]+)*|\.)`;

const ALLOWED = [
  /^-O(?:[0-3gs]|fast)?$/,
  /^-g[0-3]?$/,
  /^-(?:pthread|pedantic|pedantic-errors|w)$/,
  /^-std=[\w+]+$/,
  /^-W(?![alp],)[\w+=-]*$/,
  /^-D\w+(?:=\S*)?$/,
  /^-U\w+$/,
  new RegExp(`^-I${OWN_FOLDER}$`),
  /^-f(?!plugin|dump|profile|test-coverage|save|module|pch|use-ld|opt-info|callgraph|stack-usage|working|file|macro|debug|coverage)[\w,=-]+$/,
  /^-m[\w.=-]+$/,
  /^-l[\w+-]+$/,
];

const explained = (): [flag: RegExp, what: string][] => [
  [/^-o/, words.renamesProduct],
  [/^-[cSEM]/, words.changesProduct],
  [/^-x/, words.changesLanguage],
  [/^(?:@|-include|-imacros|-i(?:system|quote|dirafter|sysroot|prefix)|-I|-L|--sysroot)/, words.readsOther],
  [/^-(?:fplugin|specs|-specs|B|wrapper|fuse-ld|Xclang|load|X)/, words.changesCompiler],
  [/^-W[alp],/, words.handsOn],
  [/^-f/, words.otherFiles],
];

/** The first flag that is not allowed, and why. */
export function badFlag(flags: string): { flag: string; what: string } | undefined {
  const flag = flags
    .split(/\s+/)
    .filter(Boolean)
    .find((one) => !ALLOWED.some((pattern) => pattern.test(one)));
  if (flag === undefined) return undefined;
  const known = explained().find(([pattern]) => pattern.test(flag));
  return { flag, what: known?.[1] ?? (flag.startsWith('-') ? words.notListed : words.noFlag) };
}
