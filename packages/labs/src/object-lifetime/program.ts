/** A program of the lab. */
import type { Machine } from './machine.ts';

export interface Program {
  /** Lines as they are shown; `T` prints what happens to it. */
  lines: readonly string[];
  run: (machine: Machine) => void;
}

/** Lines as the body of `main`. */
export const inMain = (...body: string[]) => ['int main() {', ...body.map((line) => `  ${line}`), '}'];
