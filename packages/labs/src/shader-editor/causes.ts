/** What drivers say of a mistake, in Chinese: by ANGLE's words, which Mesa's are near to. */

const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/'?([^'\s]+)'? ?: undeclared identifier|[`']([^`']+)' undeclared/, '没有声明过 $'],
  [/'([^']+)' : no matching overloaded function|no matching function for call to `?(\w+)/, '$ 没有这样的参数类型'],
  [/'([^']+)' : redefinition|[`']([^`']+)' redeclared/, '$ 声明了两次'],
  [/cannot convert from '?([^']+?)'? to/, '类型不符，$ 不会自动转换'],
  [/wrong operand types|operands to arithmetic operators must be/, '运算两边的类型配不上'],
  [/l-value required|assignment to non-lvalue|can't modify/, '等号左边的不能赋值'],
  [/dimension mismatch/, '两边的分量个数不同'],
  [/not enough data provided for construction|too few components/, '构造时给的分量不够'],
  [/too many arguments|too many components/, '构造时给的分量太多'],
  [/illegal vector field selection|field selection|invalid swizzle/, '没有这样的分量'],
  [/function does not return a value/, '有的路径没有返回值'],
  [/main function.*missing|Missing main|no definition of main/i, '没有 main 函数'],
  [/syntax error/, '语法不对，多半是少了分号或括号'],
];

/** The cause of a driver's message; nothing where it is not known. */
export function causeOf(message: string): string | undefined {
  for (const [pattern, words] of CAUSES) {
    const found = pattern.exec(message);
    if (found) return words.replace('$', found.slice(1).find((name) => name !== undefined) ?? '它');
  }
  return undefined;
}
