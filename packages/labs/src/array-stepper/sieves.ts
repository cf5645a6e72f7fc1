/** Sieves: which numbers up to the target are prime. Cell `i` is the number `i + 1`. */
import { ask, film, marks } from './film.ts';
import type { Program } from './types.ts';
import { words } from './words/lab.ts';

function board(most: number) {
  const struck = Array.from({ length: most }, (_, i) => i === 0);
  const cells = struck.map((_, i) => i + 1);
  return { struck, cells };
}

/** Strikes out multiples of each prime from its square on. */
export const sieve: Program = ({ target: most }) => {
  const { struck, cells } = board(most);
  let [p, multiple, count] = [1, 0, 0];
  const primes: number[] = [];
  const { scenes, shot } = film(() => ({
    cells,
    pointers: marks({ p: p - 1 }),
    regions: [],
    rows: [{ label: words.primes, values: [...primes] }],
    struck: [...struck],
    touched: multiple ? [multiple - 1] : [p - 1],
    count,
    answer: [...primes],
  }));
  shot(0, words.sieveStart(most));
  for (p = 2; p <= most; p++) {
    multiple = 0;
    const isPrime = !struck[p - 1];
    if (isPrime) primes.push(p);
    shot(
      isPrime ? 2 : 1,
      isPrime
        ? words.isPrime(p, p * p <= most ? words.crossFrom(p, p * p) : words.squareTooLarge(p, most))
        : words.isSkipped(p),
      ask(words.whatIs(p), words.primeOrNot, isPrime ? 0 : 1),
    );
    if (!isPrime) continue;
    for (multiple = p * p; multiple <= most; multiple += p) {
      const isAgain = struck[multiple - 1];
      struck[multiple - 1] = true;
      count++;
      shot(4, words.crossed(multiple, p, multiple / p, isAgain ? words.inVain : ''));
    }
  }
  p = most;
  multiple = 0;
  shot(5, words.sieveEnd(primes.length, count, count - (most - 1 - primes.length)));
  return scenes;
};

/** Strikes out each composite once, by its smallest prime factor. */
export const linearSieve: Program = ({ target: most }) => {
  const { struck, cells } = board(most);
  let [i, multiple, count] = [1, 0, 0];
  const primes: number[] = [];
  const { scenes, shot } = film(() => ({
    cells,
    pointers: marks({ i: i - 1 }),
    regions: [],
    rows: [{ label: words.primes, values: [...primes] }],
    struck: [...struck],
    touched: multiple ? [multiple - 1] : [i - 1],
    count,
    answer: [...primes],
  }));
  shot(0, words.linearStart(most));
  for (i = 2; i <= most; i++) {
    multiple = 0;
    const isPrime = !struck[i - 1];
    if (isPrime) primes.push(i);
    shot(
      isPrime ? 2 : 1,
      isPrime ? words.isNewPrime(i) : words.isComposite(i),
      ask(words.whatIs(i), words.primeOrNot, isPrime ? 0 : 1),
    );
    for (const p of primes) {
      multiple = i * p;
      if (multiple > most) break;
      struck[multiple - 1] = true;
      count++;
      const isLast = i % p === 0;
      shot(isLast ? 6 : 5, words.linearCrossed(i, p, multiple, isLast ? words.lastFactor(p, i) : ''));
      if (isLast) break;
    }
  }
  i = most;
  multiple = 0;
  shot(7, words.linearEnd(primes.length, count));
  return scenes;
};
