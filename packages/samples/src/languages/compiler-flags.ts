/** Compiler flags that a note may use: those that change how code is compiled, not what is read or written. */

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

const EXPLAINED: [flag: RegExp, what: string][] = [
  [/^-o/, '会换掉产物的名字'],
  [/^-[cSEM]/, '会换掉产物'],
  [/^-x/, '会换掉语言'],
  [/^(?:@|-include|-imacros|-i(?:system|quote|dirafter|sysroot|prefix)|-I|-L|--sysroot)/, '会读取样例以外的文件'],
  [/^-(?:fplugin|specs|-specs|B|wrapper|fuse-ld|Xclang|load|X)/, '会换掉编译器自己的部分'],
  [/^-W[alp],/, '会直接交给汇编器、预处理器或链接器'],
  [/^-f/, '会另外读写文件'],
];

/** The first flag that is not allowed, and why. */
export function badFlag(flags: string): { flag: string; what: string } | undefined {
  const flag = flags
    .split(/\s+/)
    .filter(Boolean)
    .find((one) => !ALLOWED.some((pattern) => pattern.test(one)));
  if (flag === undefined) return undefined;
  const known = EXPLAINED.find(([pattern]) => pattern.test(flag));
  return { flag, what: known?.[1] ?? (flag.startsWith('-') ? '不在可以用的参数里' : '不是编译器的参数') };
}
