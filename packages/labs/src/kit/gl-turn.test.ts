import { expect, it } from 'vitest';
import { leaveTurn, takeTurn } from './gl-turn.ts';

it('lets one alone hold the context: the last that came, else the one before', () => {
  const log: string[] = [];
  const holder = (name: string) => ({ take: () => log.push(`${name}+`), giveUp: () => log.push(`${name}-`) });
  const [a, b, c] = [holder('a'), holder('b'), holder('c')];
  takeTurn(a);
  takeTurn(a);
  takeTurn(b);
  takeTurn(c);
  leaveTurn(b);
  leaveTurn(c);
  takeTurn(b);
  takeTurn(a);
  leaveTurn(a);
  leaveTurn(b);
  leaveTurn(b);
  expect(log.join(' ')).toBe('a+ a- b+ b- c+ c- a+ a- b+ b- a+ a- b+ b-');
});
