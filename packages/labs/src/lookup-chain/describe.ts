/** Look-ups in words. */
import type { Preset } from './presets.ts';
import { type LinkName, type LookupState, lookupOf } from './state.ts';
import type { Language, Lookup, Query, Slot, Visit } from './types.ts';

export const PRESET_NAMES: Record<Preset, string> = {
  prototype: 'JavaScript：原型链',
  readonly: 'JavaScript：写入与只读、访问器',
  metatable: 'Lua：__index 链',
  proxy: 'Lua：__newindex 代理',
  scope: '作用域：嵌套与遮蔽',
  tdz: '作用域：暂时性死区',
};

/** What a link from one place to another is called. */
export function linkText(link: LinkName, language: Language): string {
  return link === 'parent' ? (language === 'scope' ? '外层' : '原型') : `__${link}`;
}

/** What stands behind the last place. */
export const END_NAMES: Record<Language, string> = {
  javascript: 'null，到头了',
  lua: '没有元方法，到头了',
  scope: '没有外层，到头了',
};

export const SLOT_NAMES: Record<Slot['kind'], string> = {
  plain: '普通',
  readonly: '只读',
  accessor: '访问器',
  const: 'const',
  tdz: 'let，声明在后面',
};

const VIA: Record<Visit['via'], string> = {
  start: '从',
  prototype: '沿原型到',
  __index: '沿 __index 到',
  __newindex: '沿 __newindex 到',
  outer: '到外层',
  receiver: '回到',
};

/** One visit of the path. */
export const visitText = ({ place, isHit, via }: Visit, name: string): string =>
  via === 'receiver' ? `${VIA[via]} ${place} 写入` : `${VIA[via]} ${place}：${isHit ? `有 ${name}` : `没有 ${name}`}`;

/** What the drawing shows. */
export const figureLabel = ({ world: { places }, query: { at, name } }: LookupState) =>
  `从 ${at} 开始找 ${name}，共 ${places.length} 处：${places.map((place) => place.name).join('、')}`;

/** What the reader is asked, and how he tries another. */
export function question({ query: { at, name, write } }: LookupState): string {
  const asked = write === undefined ? `从${at}读${name}，会在哪里找到？` : `从${at}写${name}，值会落在哪里？`;
  return `${asked}点列头换名字，点行头换起点，拖箭头改链。`;
}

function outcomeText({ outcome, world: { language } }: Lookup, { name }: Query): string {
  switch (outcome.kind) {
    case 'found':
      return `结果是 ${outcome.value}`;
    case 'missing':
      return `走到尽头，结果是 ${language === 'lua' ? 'nil' : 'undefined'}`;
    case 'written':
      return `写进 ${outcome.place}`;
    case 'setter':
      return '调用原型上的 setter，对象自己不变';
    case 'error':
      return ERRORS[outcome.error](name);
  }
}

const ERRORS = {
  readonly: (name: string) => `TypeError：${name} 在原型上是只读的，严格模式下不能写`,
  const: (name: string) => `TypeError：${name} 由 const 声明，不能改`,
  tdz: (name: string) => `ReferenceError：${name} 已经属于这个作用域，声明之前不能用`,
  'not-defined': (name: string) => `ReferenceError：哪一层都没有 ${name}`,
  loop: () => '错误：元表成环，Lua 报 loop',
};

const opening = ({ at, name, write }: Query) =>
  `从 ${at} ${write === undefined ? `读 ${name}` : `写 ${name}`}：先猜结果，再按“下一步”逐步看`;

/** The path so far, and when it is at its end, what came of it. */
export function describe(state: LookupState): string {
  const { query, step } = state;
  const lookup = lookupOf(state);
  const visits = lookup.path.slice(0, step).map((visit) => visitText(visit, query.name));
  const isEnd = step >= lookup.path.length;
  return `${[...visits, ...(isEnd ? [outcomeText(lookup, query)] : [])].join('；') || opening(query)}。`;
}
