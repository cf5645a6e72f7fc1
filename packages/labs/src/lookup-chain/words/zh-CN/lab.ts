/** What the lab says in Simplified Chinese. */

export const lookup = '查找';
export const example = '例子';
export const ownWorld = '自己改的';
export const write = '写入';
export const newValue = '新值';
export const doWrite = '执行写入';
export const asProgram = '同样的程序';
export const editPlace = (place: string) => `编辑 ${place}`;
export const edit = '编辑';
export const noLink = '无';
export const absent = '没有';
export const find = '找';
export const findName = (name: string) => `找 ${name}`;
export const fromHere = '▸ 从这里';
export const startPlace = (place: string) => `${place}，▸ 从这里`;
export const startFrom = (place: string) => `${place}，从这里找起`;
export const partOf = (place: string, name: string) => `${place} 的 ${name}`;
export const valueOfKind = (value: number, kind: string) => `${value}，${kind}`;
export const plus = '＋';
export const addTo = (shown: number | string, place: string, name: string) => `${shown}：给 ${place} 加上 ${name}`;
export const changeOrJoin = '改变选中的值，或把选中的箭头接到别处';
export const removeValue = '去掉选中的值';
export const enterSpace = '回车 空格';
export const findStartOrAdd = '找选中的名字，从选中的一处找起，或加上一个值';
export const presets = {
  prototype: 'JavaScript：原型链',
  readonly: 'JavaScript：写入与只读、访问器',
  metatable: 'Lua：__index 链',
  proxy: 'Lua：__newindex 代理',
  scope: '作用域：嵌套与遮蔽',
  tdz: '作用域：暂时性死区',
};
export const outerScope = '外层';
export const prototype = '原型';
/** What stands behind the last place. */
export const ends = { javascript: 'null，到头了', lua: '没有元方法，到头了', scope: '没有外层，到头了' };
export const kinds = { plain: '普通', readonly: '只读', accessor: '访问器', const: 'const', tdz: 'let，声明在后面' };
/** Kinds, short enough for a cell. */
export const shortKinds = { plain: '', readonly: '只读', accessor: '访问器', const: 'const', tdz: '死区' };
export const via = {
  start: '从',
  prototype: '沿原型到',
  __index: '沿 __index 到',
  __newindex: '沿 __newindex 到',
  outer: '到外层',
};
export const visit = (via: string, place: string, found: string) => `${via} ${place}：${found}`;
export const has = (name: string) => `有 ${name}`;
export const hasNot = (name: string) => `没有 ${name}`;
export const backTo = (place: string) => `回到 ${place} 写入`;
export const comma = '、';
export const semicolon = '；';
export const sentence = (text: string) => `${text}。`;
export const picture = (at: string, name: string, count: number, places: string) =>
  `从 ${at} 开始找 ${name}，共 ${count} 处：${places}`;
export const whereFound = (at: string, name: string) => `从${at}读${name}，会在哪里找到？`;
export const whereWritten = (at: string, name: string) => `从${at}写${name}，值会落在哪里？`;
export const howToChange = '点列头换名字，点行头换起点，拖箭头改链。';
export const result = (value: number) => `结果是 ${value}`;
export const missing = (nothing: string) => `走到尽头，结果是 ${nothing}`;
export const writtenTo = (place: string) => `写进 ${place}`;
export const setterCalled = '调用原型上的 setter，对象自己不变';
export const errors = {
  readonly: (name: string) => `TypeError：${name} 在原型上是只读的，严格模式下不能写`,
  const: (name: string) => `TypeError：${name} 由 const 声明，不能改`,
  tdz: (name: string) => `ReferenceError：${name} 已经属于这个作用域，声明之前不能用`,
  'not-defined': (name: string) => `ReferenceError：哪一层都没有 ${name}`,
  loop: (_: string) => '错误：元表成环，Lua 报 loop',
};
export const reading = (at: string, name: string) => `从 ${at} 读 ${name}`;
export const writing = (at: string, name: string) => `从 ${at} 写 ${name}`;
export const writingValue = (at: string, name: string, value: number) => `从 ${at} 写 ${name} = ${value}`;
export const guessFirst = (query: string) => `${query}：先猜结果，再按“下一步”逐步看`;
export const whereItStops = (query: string) => `${query}：找的路会停在哪一处？`;
export const whatComes = (query: string) => `${query}：结果是什么？`;
export const nowhere = '到头了也没有';
export const ring = '绕着环走，停不下来';
export const gives = (value: number | string) => `得到 ${value}`;
export const outcomes = {
  readonly: '报 TypeError',
  const: '报 TypeError',
  tdz: '报 ReferenceError',
  'not-defined': '报 ReferenceError',
  loop: '报错：元表成环',
};
export const setterOnly = '调用 setter，不存值';
export const firstCounts = (place: string, name: string, value: number) =>
  `${place} 有 ${name}，找到的第一处就算数，它的值是 ${value}。`;
export const nothingBehind = (place: string, name: string) => `${place} 后面没有别的地方可找，哪一处都没有 ${name}。`;
export const isAccessor = (place: string, name: string, at: string) =>
  `${place} 的 ${name} 是访问器：写入就是调用它的 setter，${at} 里不会多出 ${name}。`;
export const nearestDeclaration = (place: string | undefined, name: string) =>
  `离得最近的声明在 ${place}，写的就是它的 ${name}`;
export const ownChanged = (place: string | undefined, name: string) => `${place} 自己有 ${name}，直接改它`;
export const noNewindex = (place: string | undefined) => `${place} 没有 __newindex，新值就存在它这里`;
export const plainStored = (at: string) => `普通的值总存在 ${at} 自己这里，原型不变`;
export const errorReasons = {
  readonly: (place: string, name: string) => `${place} 的 ${name} 是只读的，严格模式下这次写入报错。`,
  const: (place: string, name: string) => `${place} 的 ${name} 由 const 声明，不能再赋值。`,
  tdz: (place: string, name: string) => `${place} 的 ${name} 声明在后面，声明之前碰它就报错，也不去外层找。`,
  'not-defined': (_: string, name: string) => `从里到外，哪一层都没有声明 ${name}。`,
  loop: (_: string, __: string, link: string) => `${link} 绕成了环，永远走不到头，Lua 就报错。`,
};
