/** Powers of two as they are printed: in C++ a caret means something else. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** "2⁷", "2⁻¹⁰²²". */
export const powerOfTwo = (exponent: number): string =>
  `2${String(exponent)
    .replace('-', '⁻')
    .replace(/\d/g, (digit) => RAISED.charAt(Number(digit)))}`;
