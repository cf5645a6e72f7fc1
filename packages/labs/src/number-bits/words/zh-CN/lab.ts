/** What the lab says in Simplified Chinese. */

export const number = '数';
export const type = '类型';
export const value = '数值';
export const riddle = '出一题';
export const changes = '变换';
export const below = '前一个数';
export const above = '后一个数';
export const negate = '取相反数';
export const complement = '按位取反';
export const conversion = '转换';
export const convertTo = '转换到';
export const bitOperation = '位运算';
export const rightOperand = '右操作数';
export const compute = '计算';
export const picture = (label: string, formula: string) => `${label}。${formula}`;
export const bitLabel = (index: number, name: string) => `第 ${index} 位，${name}`;
/** Marks below the bits of a field. */
export const marks = { exponent: '指', fraction: '尾' };
export const moveBits = '在比特之间移动';
export const spaceOrEnter = '空格 / 回车';
export const flipBit = '翻转这一位';
export const writeBit = '写 0 或 1，移到下一位';
export const losses = {
  none: '没有损失',
  rounded: '舍入到最近的值',
  truncated: '小数部分被丢掉',
  wrapped: '超出范围，按 2 的位数次幂取模',
  overflow: '太大，成为无穷',
  undefined: '未定义行为：值不在目标类型的范围内',
};
export const classes = { zero: '零', subnormal: '非规格化数', normal: '规格化数', infinity: '无穷', nan: 'NaN' };
export const bitsOf = (type: string, bits: number) => `${type} 的 ${bits} 个比特，每行 8 个，高位在前`;
export const signBit = '符号位';
export const weight = (weight: string) => `权 ${weight}`;
export const exponentBit = '指数';
export const fractionBit = '尾数';
export const notRead = (type: string, hex: string) => `${type} 的位模式 ${hex}，值还没有读出来。`;
export const readIt = (type: string) => `这个位模式读作 ${type} 是几？一步一步读出来。`;
export const whichBit = '按哪个比特，值变号？哪个让它翻倍？';
export const whichSign = (type: string) => `按图里的比特：哪一位一按，${type} 就变号？再凑出 -1 和最小的数。`;
export const howLarge = (type: string) => `按图里的比特：${type} 最大凑得到几？按“后一个数”能不能再大？`;
export const integerIs = (type: string, value: string, hex: string) => `${type} ${value}，位模式 ${hex}。`;
export const classIs = (type: string, value: string, hex: string, kind: string) =>
  `${type} ${value}，位模式 ${hex}，${kind}。`;
export const floatIs = (type: string, value: string, hex: string, kind: string, exact: string, step: string) =>
  `${type} ${value}，位模式 ${hex}，${kind}；${exact}与下一个数相隔 ${step}。`;
export const exactly = (text: string) => `精确值 ${text}，`;
export const noNumber = '不是数：可以写 -12、2.5e3、0x1F、0b1010、inf、nan';
export const notInType = (type: string) => `${type} 里没有这个值`;
export const notKept = (typed: string, loss: string) => `写下的 ${typed} 存不准：${loss}。`;
export const withCast = (result: string, cast: string) => `${result}${cast}`;
export const castSame = (type: string, value: string) => `static_cast<${type}>：${value}，同一个类型，没有损失。`;
export const castGives = (value: string, loss: string) => `${value}，${loss}`;
export const bitCast = (type: string, value: string) => `；bit_cast<${type}>：${value}`;
export const castTo = (type: string, value: string, bits: string) => `static_cast<${type}>：${value}${bits}。`;
export const noFloatBits = '浮点数没有位运算';
export const wholeOperand = '右操作数要是整数，可以写 0x0F、0b11';
export const shiftRange = (most: number) => `移位数要在 0 到 ${most} 之间，否则是未定义行为`;
export const floatSign = (bit: number, isSet: boolean) => `符号位是 ${bit}：${isSet ? '带负号' : '不带负号'}。`;
export const topBit = (bit: number, weight: string, isSet: boolean) =>
  `最高位是 ${bit}，它的权是 ${weight}：${isSet ? '这个数是负的' : '这个数不是负的'}。`;
export const noPowerField = (exponent: number) => `指数域 ${exponent} 全是 1：留给无穷与 NaN，没有幂。`;
export const zeroField = (power: string) => `指数域全是 0：零或非规格化数，幂固定是 ${power}。`;
export const powerField = (exponent: number, bias: number, power: string) =>
  `指数域 ${exponent} 减去偏移 ${bias}：幂是 ${power}。`;
export const fractionOfOnes = (digits: string, isNan: boolean) =>
  `尾数域 0x${digits}：指数域全是 1，尾数${isNan ? '不是 0，所以是 NaN' : '是 0，所以是无穷'}。`;
export const fractionField = (digits: string, hidden: number, significand: string) =>
  `尾数域 0x${digits}，前面隐含 ${hidden}：尾数是 ${significand}。`;
export const valueIs = (formula: string) => `值 = ${formula}`;
export const infinityOrNan = (sign: string) => `${sign}（无穷或 NaN）`;
export const askWeight = (type: string, top: number) => `${type} 最高位（第 ${top} 位）的权是多少？`;
export const onlySign = '没有权，只表示正负';
export const negativeWeight = (weight: string) =>
  `补码里最高位的权是 ${weight}，其余各位的权是正的：没有单独的符号位。`;
export const noPower = '没有幂：是无穷或非数';
export const askPower = (exponent: number, bias: number) => `指数域是 ${exponent}，偏移是 ${bias}。值里的幂是？`;
export const askHidden = '尾数域前面隐含的是什么？';
export const hiddenChoices = ['隐含 1：1.尾数', '隐含 0：0.尾数', '不隐含：指数域全是 1'];
export const notANumber = '非数';
export const askValue = '位模式的值是？';
export const weightsAdd = (sum: string, value: string) => `各位的权加起来：${sum}，就是 ${value}。`;
export const onesMean = (isNan: boolean, value: string) =>
  `指数域全是 1，尾数域${isNan ? '不是 0' : '是 0'}：${value}。`;
export const productIs = (product: string, isExact: boolean, value: string) =>
  `${product}，${isExact ? '就是' : '约为'} ${value}。`;
export const undefinedCast = '没有：是未定义行为';
export const askCast = (to: string, type: string, value: string) =>
  `static_cast<${to}> 这个 ${type}（${value}），得到几？`;
