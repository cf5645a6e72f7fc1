/** What can be guessed of a look-up: where the search stops, and what comes of it. */
import type { Guess } from '../model/lab-model.ts';
import { choose } from '../model/story.ts';
import { visitText } from './describe.ts';
import { type LookupState, lastOf, lookupOf } from './state.ts';
import type { Language, Lookup, Outcome, Place, Query, Visit } from './types.ts';

/** Before the first step where it stops, before the last one what comes of it. */
export function guess(state: LookupState): Guess | undefined {
  const last = lastOf(state);
  if (state.step === last - 1) return askOutcome(state);
  return state.step === 0 ? askStop(state) : undefined;
}

/** Visits in search of the name: going back to write is none. */
const searched = ({ path }: Lookup): Visit[] => path.filter(({ via }) => via !== 'receiver');

const NOWHERE = '到头了也没有';
const RING = '绕着环走，停不下来';

function askStop(state: LookupState): Guess {
  const { query, world } = state;
  const lookup = lookupOf(state);
  const visits = searched(lookup);
  const last = visits.at(-1);
  const isRing = lookup.outcome.kind === 'error' && lookup.outcome.error === 'loop';
  const right = isRing ? RING : last && stopsAt(last, lookup) ? last.place : NOWHERE;
  const others = world.places.map(({ name }) => name).slice(0, 4);
  return {
    question: `${queryText(query)}：找的路会停在哪一处？`,
    ...choose(right, [...others, NOWHERE]),
    because: `${visits.map((visit) => visitText(visit, query.name)).join('；')}。`,
  };
}

/** Whether a search ends at its last visit because it has the name, or because a table without `__newindex` takes it. */
const stopsAt = ({ place, isHit }: Visit, { outcome }: Lookup): boolean =>
  isHit || (outcome.kind === 'written' && outcome.place === place);

const queryText = ({ at, name, write }: Query): string =>
  write === undefined ? `从 ${at} 读 ${name}` : `从 ${at} 写 ${name} = ${write}`;

const NOTHING: Record<Language, string> = { javascript: '得到 undefined', lua: '得到 nil', scope: '得到 undefined' };
const ERRORS = {
  readonly: '报 TypeError',
  const: '报 TypeError',
  tdz: '报 ReferenceError',
  'not-defined': '报 ReferenceError',
  loop: '报错：元表成环',
} as const;
const SETTER = '调用 setter，不存值';

function outcomeText(outcome: Outcome, language: Language): string {
  switch (outcome.kind) {
    case 'found':
      return `得到 ${outcome.value}`;
    case 'missing':
      return NOTHING[language];
    case 'written':
      return `写进 ${outcome.place}`;
    case 'setter':
      return SETTER;
    case 'error':
      return ERRORS[outcome.error];
  }
}

/** Most answers to choose from. */
const MOST_CHOICES = 5;

function askOutcome(state: LookupState): Guess {
  const { query, world } = state;
  const lookup = lookupOf(state);
  const right = outcomeText(lookup.outcome, world.language);
  const others = query.write === undefined ? readings(state) : writings(state);
  const choices = [...new Set([right, ...others])].slice(0, MOST_CHOICES);
  return { question: `${queryText(query)}：结果是什么？`, ...choose(right, choices), because: reasonOf(state, lookup) };
}

function readings({ world, query }: LookupState): string[] {
  const values = world.places.flatMap(({ slots }) => slots.filter(({ name }) => name === query.name));
  const nothing = world.language === 'scope' ? ERRORS.tdz : NOTHING[world.language];
  return [nothing, ...values.map(({ value }) => `得到 ${value}`), `得到 ${(values[0]?.value ?? 0) + 1}`];
}

function writings({ world }: LookupState): string[] {
  const errors = world.language === 'lua' ? [] : [ERRORS.const, ...(world.language === 'javascript' ? [SETTER] : [])];
  return [...world.places.slice(0, 3).map(({ name }) => `写进 ${name}`), ...errors, NOTHING[world.language]];
}

/** Why it comes to what it comes to. */
function reasonOf({ world, query }: LookupState, lookup: Lookup): string {
  const { name, write } = query;
  const stop = searched(lookup).at(-1)?.place ?? query.at;
  const { outcome } = lookup;
  switch (outcome.kind) {
    case 'found':
      return `${stop} 有 ${name}，找到的第一处就算数，它的值是 ${outcome.value}。`;
    case 'missing':
      return `${stop} 后面没有别的地方可找，哪一处都没有 ${name}。`;
    case 'setter':
      return `${stop} 的 ${name} 是访问器：写入就是调用它的 setter，${query.at} 里不会多出 ${name}。`;
    case 'written':
      return `${whyThere({ stop: world.places.find((place) => place.name === stop), query, language: world.language })}。`;
    case 'error':
      return ERROR_REASONS[outcome.error]({ stop, name, link: write === undefined ? '__index' : '__newindex' });
  }
}

interface Written {
  stop: Place | undefined;
  query: Query;
  language: Language;
}

function whyThere({ stop, query: { at, name }, language }: Written): string {
  const has = stop?.slots.some((slot) => slot.name === name) ?? false;
  if (language === 'scope') return `离得最近的声明在 ${stop?.name}，写的就是它的 ${name}`;
  if (language === 'lua')
    return has ? `${stop?.name} 自己有 ${name}，直接改它` : `${stop?.name} 没有 __newindex，新值就存在它这里`;
  if (stop?.name === at && has) return `${at} 自己有 ${name}，直接改它`;
  return `普通的值总存在 ${at} 自己这里，原型不变`;
}

const ERROR_REASONS: Record<keyof typeof ERRORS, (of: { stop: string; name: string; link: string }) => string> = {
  readonly: ({ stop, name }) => `${stop} 的 ${name} 是只读的，严格模式下这次写入报错。`,
  const: ({ stop, name }) => `${stop} 的 ${name} 由 const 声明，不能再赋值。`,
  tdz: ({ stop, name }) => `${stop} 的 ${name} 声明在后面，声明之前碰它就报错，也不去外层找。`,
  'not-defined': ({ name }) => `从里到外，哪一层都没有声明 ${name}。`,
  loop: ({ link }) => `${link} 绕成了环，永远走不到头，Lua 就报错。`,
};
