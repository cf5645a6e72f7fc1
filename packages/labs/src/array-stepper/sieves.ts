/** Sieves: which numbers up to the target are prime. Cell `i` is the number `i + 1`. */
import { ask, film, marks } from './film.ts';
import type { Program } from './types.ts';

const PRIME_OR_NOT = ['素数', '合数，已被划掉'];

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
    rows: [{ label: '素数', values: [...primes] }],
    struck: [...struck],
    touched: multiple ? [multiple - 1] : [p - 1],
    count,
    answer: [...primes],
  }));
  shot(0, `从 2 到 ${most} 都先当作素数，1 不是。`);
  for (p = 2; p <= most; p++) {
    multiple = 0;
    const isPrime = !struck[p - 1];
    if (isPrime) primes.push(p);
    shot(
      isPrime ? 2 : 1,
      isPrime
        ? `${p} 没被划掉，是素数${p * p <= most ? `，从 ${p} × ${p} = ${p * p} 划起` : `，${p} × ${p} 已超过 ${most}`}。`
        : `${p} 早被划掉，跳过。`,
      ask(`轮到 ${p}，它是？`, PRIME_OR_NOT, isPrime ? 0 : 1),
    );
    if (!isPrime) continue;
    for (multiple = p * p; multiple <= most; multiple += p) {
      const isAgain = struck[multiple - 1];
      struck[multiple - 1] = true;
      count++;
      shot(4, `划掉 ${multiple} = ${p} × ${multiple / p}${isAgain ? '，它先前已被划过，这次白做' : ''}。`);
    }
  }
  p = most;
  multiple = 0;
  shot(5, `共 ${primes.length} 个素数，划了 ${count} 次，其中重复 ${count - (most - 1 - primes.length)} 次。`);
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
    rows: [{ label: '素数', values: [...primes] }],
    struck: [...struck],
    touched: multiple ? [multiple - 1] : [i - 1],
    count,
    answer: [...primes],
  }));
  shot(0, `从 2 到 ${most} 逐个看 i，每个合数只由它最小的素因子划掉。`);
  for (i = 2; i <= most; i++) {
    multiple = 0;
    const isPrime = !struck[i - 1];
    if (isPrime) primes.push(i);
    shot(
      isPrime ? 2 : 1,
      isPrime ? `${i} 没被划掉，是素数，收进素数表。` : `${i} 是合数，照样去划它的倍数。`,
      ask(`轮到 ${i}，它是？`, PRIME_OR_NOT, isPrime ? 0 : 1),
    );
    for (const p of primes) {
      multiple = i * p;
      if (multiple > most) break;
      struck[multiple - 1] = true;
      count++;
      const isLast = i % p === 0;
      shot(
        isLast ? 6 : 5,
        `划掉 ${i} × ${p} = ${multiple}${isLast ? `；${p} 整除 ${i}，再往后就不是最小素因子了，停` : ''}。`,
      );
      if (isLast) break;
    }
  }
  i = most;
  multiple = 0;
  shot(7, `共 ${primes.length} 个素数，划了 ${count} 次，每个合数恰好一次。`);
  return scenes;
};
