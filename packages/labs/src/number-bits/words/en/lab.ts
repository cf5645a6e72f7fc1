/** What the lab says in English. */

export const number = 'Number';
export const type = 'Type';
export const value = 'Value';
export const riddle = 'Quiz me';
export const changes = 'Changes';
export const below = 'Previous number';
export const above = 'Next number';
export const negate = 'Negate';
export const complement = 'Flip all bits';
export const conversion = 'Conversion';
export const convertTo = 'Convert to';
export const bitOperation = 'Bitwise operation';
export const rightOperand = 'Right operand';
export const compute = 'Compute';
export const picture = (label: string, formula: string) => `${label}. ${formula}`;
export const bitLabel = (index: number, name: string) => `Bit ${index}, ${name}`;
/** Marks below the bits of a field. */
export const marks = { exponent: 'exp', fraction: 'frac' };
export const moveBits = 'Move between the bits';
export const spaceOrEnter = 'Space / Enter';
export const flipBit = 'Flip this bit';
export const writeBit = 'Write 0 or 1 and move to the next bit';
export const losses = {
  none: 'nothing is lost',
  rounded: 'rounded to the nearest value',
  truncated: 'the fractional part is dropped',
  wrapped: 'out of range, taken modulo 2 to the number of bits',
  overflow: 'too large, becomes infinity',
  undefined: 'undefined behaviour: the target type cannot hold the value',
};
export const classes = { zero: 'zero', subnormal: 'subnormal', normal: 'normal', infinity: 'infinity', nan: 'NaN' };
export const bitsOf = (type: string, bits: number) => `The ${bits} bits of ${type}, 8 in a row, the highest first`;
export const signBit = 'sign';
export const weight = (weight: string) => `weight ${weight}`;
export const exponentBit = 'exponent';
export const fractionBit = 'fraction';
export const notRead = (type: string, hex: string) => `Bit pattern ${hex} of ${type}, its value not read yet.`;
export const readIt = (type: string) => `What is this bit pattern as ${type}? Read it step by step.`;
export const whichBit = 'Which bit changes the sign when it is pressed? Which one doubles the value?';
export const whichSign = (type: string) =>
  `Press the bits in the picture: which one changes the sign of ${type}? Then make -1 and the smallest number.`;
export const howLarge = (type: string) =>
  `Press the bits in the picture: how large can ${type} become? Does "Next number" make it any larger?`;
export const integerIs = (type: string, value: string, hex: string) => `${type} ${value}, bit pattern ${hex}.`;
export const classIs = (type: string, value: string, hex: string, kind: string) =>
  `${type} ${value}, bit pattern ${hex}, ${kind}.`;
export const floatIs = (type: string, value: string, hex: string, kind: string, exact: string, step: string) =>
  `${type} ${value}, bit pattern ${hex}, ${kind}; ${exact}the next number is ${step} away.`;
export const exactly = (text: string) => `exactly ${text}, `;
export const noNumber = 'Not a number: write e.g. -12, 2.5e3, 0x1F, 0b1010, inf or nan';
export const notInType = (type: string) => `${type} has no such value`;
export const notKept = (typed: string, loss: string) => `${typed} as typed cannot be stored exactly: ${loss}.`;
export const withCast = (result: string, cast: string) => `${result} ${cast}`;
export const castSame = (type: string, value: string) =>
  `static_cast<${type}>: ${value}, the same type, nothing is lost.`;
export const castGives = (value: string, loss: string) => `${value}, ${loss}`;
export const bitCast = (type: string, value: string) => `; bit_cast<${type}>: ${value}`;
export const castTo = (type: string, value: string, bits: string) => `static_cast<${type}>: ${value}${bits}.`;
export const noFloatBits = 'Floating-point numbers have no bitwise operations';
export const wholeOperand = 'The right operand must be an integer, e.g. 0x0F or 0b11';
export const shiftRange = (most: number) => `Shifts must be from 0 to ${most}, anything else is undefined behaviour`;
export const floatSign = (bit: number, isSet: boolean) =>
  `The sign bit is ${bit}: ${isSet ? 'a minus sign' : 'no minus sign'}.`;
export const topBit = (bit: number, weight: string, isSet: boolean) =>
  `The highest bit is ${bit}, its weight is ${weight}: the number is ${isSet ? 'negative' : 'not negative'}.`;
export const noPowerField = (exponent: number) =>
  `The exponent field ${exponent} is all ones: it is kept for infinity and NaN, there is no power.`;
export const zeroField = (power: string) =>
  `The exponent field is all zeros: zero or a subnormal number, the power is always ${power}.`;
export const powerField = (exponent: number, bias: number, power: string) =>
  `The exponent field ${exponent} minus the bias ${bias}: the power is ${power}.`;
export const fractionOfOnes = (digits: string, isNan: boolean) =>
  `Fraction field 0x${digits}: the exponent field is all ones and the fraction is ${isNan ? 'not 0, so this is NaN' : '0, so this is infinity'}.`;
export const fractionField = (digits: string, hidden: number, significand: string) =>
  `Fraction field 0x${digits} with a hidden ${hidden} before it: the significand is ${significand}.`;
export const valueIs = (formula: string) => `x = ${formula}`;
export const infinityOrNan = (sign: string) => `${sign} (infinity or NaN)`;
export const askWeight = (type: string, top: number) => `What is the weight of the highest bit of ${type}, bit ${top}?`;
export const onlySign = 'None, it only tells the sign';
export const negativeWeight = (weight: string) =>
  `In two's complement the highest bit has the weight ${weight} and all others have positive weights: there is no separate sign bit.`;
export const noPower = 'None: infinity or not a number';
export const askPower = (exponent: number, bias: number) =>
  `The exponent field is ${exponent}, the bias is ${bias}. Which power is in the value?`;
export const askHidden = 'What is hidden before the fraction field?';
export const hiddenChoices = [
  'A hidden 1: 1.fraction',
  'A hidden 0: 0.fraction',
  'Nothing: the exponent field is all ones',
];
export const notANumber = 'not a number';
export const askValue = 'What is the value of the bit pattern?';
export const weightsAdd = (sum: string, value: string) => `The weights of the bits add up: ${sum} is ${value}.`;
export const onesMean = (isNan: boolean, value: string) =>
  `The exponent field is all ones, the fraction field is ${isNan ? 'not 0' : '0'}: ${value}.`;
export const productIs = (product: string, isExact: boolean, value: string) =>
  `${product} is ${isExact ? '' : 'about '}${value}.`;
export const undefinedCast = 'Nothing: it is undefined behaviour';
export const askCast = (to: string, type: string, value: string) =>
  `What does static_cast<${to}> make of this ${type} (${value})?`;
