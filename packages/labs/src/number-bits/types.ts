/** The number types of the lab: their widths in bits, and the fields of the floating ones (IEEE 754 binary32, binary64). */

/** A type's name as C++ has it. */
export type NumberType =
  | 'int8_t'
  | 'uint8_t'
  | 'int16_t'
  | 'uint16_t'
  | 'int32_t'
  | 'uint32_t'
  | 'int64_t'
  | 'uint64_t'
  | 'float'
  | 'double';

/** Format of a floating type: widths in bits. */
export interface FloatFormat {
  exponentBits: number;
  fractionBits: number;
}

/** What a type's bits mean. */
export interface TypeInfo {
  bits: number;
  signed: boolean;
  float?: FloatFormat;
}

/** All types, small to large. */
export const TYPES: Record<NumberType, TypeInfo> = {
  int8_t: { bits: 8, signed: true },
  uint8_t: { bits: 8, signed: false },
  int16_t: { bits: 16, signed: true },
  uint16_t: { bits: 16, signed: false },
  int32_t: { bits: 32, signed: true },
  uint32_t: { bits: 32, signed: false },
  int64_t: { bits: 64, signed: true },
  uint64_t: { bits: 64, signed: false },
  float: { bits: 32, signed: true, float: { exponentBits: 8, fractionBits: 23 } },
  double: { bits: 64, signed: true, float: { exponentBits: 11, fractionBits: 52 } },
};

export const TYPE_NAMES = Object.keys(TYPES) as NumberType[];

/** A number: a type and its bits as a non-negative integer below 2 to the power of the width. */
export interface Bits {
  type: NumberType;
  bits: bigint;
}

/** Keeps the lowest `width` bits. */
export const truncate = (value: bigint, width: number): bigint => BigInt.asUintN(width, value);
