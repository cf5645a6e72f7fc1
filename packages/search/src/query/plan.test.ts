import { describe, expect, it } from 'vitest';
import { planQuery } from './plan.ts';

const terms = (query: string) => planQuery(query).units.map(({ term }) => term);
const weight = (query: string, term: string) => planQuery(query).units.find((unit) => unit.term === term)?.weight ?? 0;

describe('a query that asks', () => {
  it('is looked up by its subject and one term for what it asks', () => {
    expect(terms('如何求凸包')).toEqual(['求凸', '凸包', '?how']);
    expect(terms('怎么求凸包')).toEqual(terms('如何求凸包'));
  });

  it('is looked up by its words where it has no subject', () => {
    expect(terms('为什么')).toEqual(['为什', '什么']);
  });

  it('asks why with more weight, since few headings do', () => {
    expect(weight('为什么会冲突', '?why')).toBeGreaterThan(weight('怎么会冲突', '?how'));
  });
});

it('looks up no character that says nothing', () => {
  expect(terms('树的直径')).toEqual(['树', '直径']);
  expect(terms('的')).toEqual(['的']);
});

it('takes two single characters side by side for a word that is not known', () => {
  expect(weight('判断图里负环', '负环')).toBe(1);
  expect(weight('判断图里负环', '图里')).toBeLessThan(1);
});
