/** Mistakes in SVG source as the parser names them, in words. */

const REASONS: Record<string, string> = {
  'duplicate-attribute': '同一个属性写了两次',
  'eof-in-tag': '文件在标签中间就结束了',
  'eof-in-comment': '注释没有结束',
  'eof-in-cdata': 'CDATA 没有结束',
  'end-tag-without-matching-open-element': '结束标签没有对应的开始标签',
  'closing-of-element-with-open-child-elements': '里面的元素还没有结束',
  'missing-attribute-value': '属性没有值',
  'missing-end-tag-name': '结束标签没有名字',
  'missing-semicolon-after-character-reference': '字符引用（&…;）少了分号',
  'missing-whitespace-between-attributes': '两个属性之间少了空格',
  'unexpected-character-in-attribute-name': '属性名里有不该有的字符，多半是前面少了引号',
  'unexpected-character-in-unquoted-attribute-value': '属性的值没有加引号',
  'unexpected-equals-sign-before-attribute-name': '多了一个等号',
  'unexpected-null-character': '含有空字符，文件可能已损坏',
  'unknown-named-character-reference': '不认识的字符引用（&…;）',
};

/** Says what the parser found; a rare mistake keeps the parser's name for it. */
export function svgReason(code: string | undefined): string {
  return (code && REASONS[code]) || `写法有误（${code}）`;
}
