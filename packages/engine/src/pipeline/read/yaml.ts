/** YAML with the place of each value: for front matter and `_category_` files (JSON is YAML too). */
import { type Document, type ErrorCode, isCollection, isMap, isScalar, type Node, parseDocument, visit } from 'yaml';
import type { Problem } from '../../shared/problem.ts';

/** A problem that still lacks its file. */
export type PlacedIssue = Omit<Problem, 'file'>;

type Path = (string | number)[];

export interface ReadYaml {
  value: unknown;
  issues: PlacedIssue[];
  place: (path: Path) => { line: number; column: number };
}

/** What the parser finds, in Chinese. */
const REASONS: Record<ErrorCode, string> = {
  ALIAS_PROPS: '引用(*)前面不能再写 & 或 !',
  BAD_COLLECTION_TYPE: '标记(!)和它后面的写法不符',
  BAD_DIRECTIVE: '以 % 开头的行写法不对',
  BAD_PROP_ORDER: '& 和 ! 要写在值的前面',
  BLOCK_IN_FLOW: '括号里面不能分行写成列表或“键: 值”',
  KEY_OVER_1024_CHARS: '键太长，超过了 1024 个字符',
  MULTIPLE_ANCHORS: '一个值有两个 & 名字',
  MULTIPLE_DOCS: '中间多了一行 --- 或 ...',
  MULTIPLE_TAGS: '一个值有两个标记(!)',
  NON_STRING_KEY: '键要是文字',
  RESOURCE_EXHAUSTION: '层数太多',
  TAG_RESOLVE_FAILED: '不认识的标记(!)',
  BLOCK_AS_IMPLICIT_KEY: '一行里有两个冒号，或多了缩进',
  MULTILINE_IMPLICIT_KEY: '这一行缺少冒号，或上一行没有写完',
  TAB_AS_INDENT: '缩进用了制表符，YAML 只认空格',
  DUPLICATE_KEY: '同一个键写了两次',
  MISSING_CHAR: '缺少冒号、引号或括号的另一半',
  BAD_INDENT: '缩进不对',
  BAD_SCALAR_START: '值以保留的符号(@ 或 `)开头',
  BAD_ALIAS: '& 或 * 后面缺少名字',
  BAD_DQ_ESCAPE: '双引号里的反斜杠写法不对，可改用单引号',
  UNEXPECTED_TOKEN: '这里不该有这个符号',
  IMPOSSIBLE: '写法无法理解',
};

/** Parses YAML; `lineOffset` is the number of lines above it in the file. */
export function readYaml(source: string, lineOffset: number): ReadYaml {
  const document = parseDocument(source, { prettyErrors: false, uniqueKeys: true });
  // Counted here: the parser's own counter misses lines behind a quoted value of several lines.
  const at = (offset: number) => {
    const before = source.slice(0, offset).split('\n');
    return { line: before.length + lineOffset, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  const issues = [...document.errors.map((error) => yamlIssue(REASONS[error.code], at(error.pos[0])))];
  const place = (path: Path) => at(offsetOf(document, path));
  if (issues.length > 0) return { value: undefined, issues, place };
  keepWrittenNumbers(document);
  return { ...toPlain(document, at), place };
}

function toPlain(
  document: Document,
  at: (offset: number) => { line: number; column: number },
): Pick<ReadYaml, 'value' | 'issues'> {
  try {
    const value = document.toJS({ maxAliasCount: 100 });
    const isMapping = value === null || value === undefined || (typeof value === 'object' && !Array.isArray(value));
    if (isMapping) return { value, issues: [] };
    return { value: undefined, issues: [yamlIssue('应为“键: 值”的形式', at(0))] };
  } catch {
    return { value: undefined, issues: [yamlIssue('引用(*)的名字不存在，或引用得太多', at(0))] };
  }
}

function yamlIssue(reason: string, place: { line: number; column: number }): PlacedIssue {
  const message = `YAML 无法解析：${reason.replace(/\s+/g, ' ')}。`;
  return {
    severity: 'error',
    rule: 'front-matter-yaml',
    ...place,
    message,
    fix: '含有 : # [ ] { } 的文字要用引号括起来。',
  };
}

/** `title: 1.10` must not become 1.1: numbers in a non-canonical form are kept as text. */
function keepWrittenNumbers(document: Document): void {
  visit(document, {
    Scalar(_key, node) {
      const { value, source } = node;
      if (typeof value === 'number' && source !== undefined && String(value) !== source) node.value = source;
    },
  });
}

/** Offset of the key at `path`, or of the nearest one above it that is written. */
function offsetOf(document: Document, path: Path): number {
  let node = document.contents as Node | null | undefined;
  let offset = node?.range?.[0] ?? 0;
  for (const part of path) {
    if (!isCollection(node)) break;
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
      : undefined;
    const next = (pair ? pair.value : node.get(part, true)) as Node | null | undefined;
    offset = (pair?.key as Node | undefined)?.range?.[0] ?? next?.range?.[0] ?? offset;
    node = next;
  }
  return offset;
}
