/** What the lab says in Simplified Chinese. */

export const classes = '类';
export const program = '程序';
export const ownProgram = '自己改的';
export const show = (name: string) => `看 ${name}`;
export const definitionOf = (name: string) => `${name} 的定义`;
export const membersOf = (name: string) => `${name} 的成员`;
export const addMember = '添加成员';
export const sortByAlignment = '按对齐从大到小排';
export const member = '成员';
export const typeOf = (name: string) => `${name} 的类型`;
export const lengthOf = (name: string) => `${name} 的个数`;
export const moveUp = (name: string) => `${name} 上移`;
export const moveDown = (name: string) => `${name} 下移`;
export const remove = (name: string) => `删除 ${name}`;
export const propertiesOf = (name: string) => `${name} 的性质`;
export const hasVirtual = '有虚函数';
export const hasConstructor = '有构造函数';
export const baseClass = (name: string) => `基类 ${name}`;
export const inheritance = { none: '不继承', plain: '继承', virtual: '虚继承' };
export const byDefault = '默认';
export const toNextMember = '到图里的下一个成员';
export const moveMember = '把这个成员往前、往后移一个位置';
export const removeMember = '删除这个成员';
export const presets = {
  padding: '成员与填充',
  virtual: '虚函数与单继承',
  multiple: '多重继承',
  diamond: '菱形与虚继承',
  'empty-base': '空类',
  tail: '尾部填充',
};
export const comma = '、';
export const whereVirtual = (bases: readonly string[], name: string) =>
  `虚基类 ${bases.join('、')} 在 ${name} 的哪里？一步步放一遍。`;
export const howManyVptrs = (name: string) => `${name} 里有几个虚表指针，成员从第几个字节开始？一步步放一遍。`;
export const whoseTails = '基类和类成员占多少字节，会不会让出尾巴？换一个类，比较它们的 sizeof。';
export const addOne = (name: string, size: number) => `再给 ${name} 添一个成员，sizeof(${name}) 从 ${size} 变成几？`;
export const reorder = (name: string, size: number, padding: number) =>
  `${name} 占 ${size} 字节，填充 ${padding} 字节。拖动图里的成员换次序，还能省下几个？`;
export const stillEmpty = (name: string, things: number) => `${name} 还是空的，有 ${things} 样东西要依次放进去。`;
export const vptr = '虚表指针';
export const base = (name: string) => `基类 ${name}`;
export const virtualBase = (name: string) => `虚基类 ${name}`;
export const typed = (name: string, type: string) => `${name}（${type}）`;
export const memberTyped = (typed: string) => `成员 ${typed}`;
export const placed = (what: string, offset: number, reason: string, after: number) =>
  `${what}放在偏移 ${offset}：${reason}。数据用到第 ${after} 字节。`;
export const emptyAtStart = '空类不占字节，从头开始的地方就放得下';
export const startTaken = '偏移 0 处已有同一种空类的对象，两个对象不能同址';
export const follows = (before: number, align: number) => `前面用了 ${before} 字节，是对齐 ${align} 的倍数，接着放`;
export const padded = (before: number, padding: number, align: number) =>
  `前面用了 ${before} 字节，先补 ${padding} 字节，到对齐 ${align} 的倍数`;
export const pushedOn = (before: number) =>
  `前面用了 ${before} 字节，那里已有同一种空类的对象，两个对象不能同址，再往后让`;
export const sizeWithoutData = (name: string) => `${name} 没有数据，也占 1 字节，好让对象有各自的地址。`;
export const tailPadded = (tail: number, align: number) => `末尾补 ${tail} 字节，到 ${align} 的倍数`;
export const isMultiple = (align: number) => `已是 ${align} 的倍数`;
export const sizeIs = (end: number, align: number, rounding: string, size: string) =>
  `放好的一共到第 ${end} 字节，对齐是 ${align}，${rounding}：${size}。`;
export const picture = (name: string) => `${name} 的对象逐字节的布局，每行 8 字节`;
export const inAll = (count: number) => `……共 ${count} 处`;
export const sizes = (size: string, align: string, padding: number) => `${size}，${align}，填充 ${padding} 字节`;
export const offsets = (places: string) => `偏移：${places}`;
export const noData = '没有数据，占一个字节好让对象有各自的地址';
export const baseSubobjects = (bases: string) => `基类子对象：${bases}`;
export const semicolon = '；';
export const stop = '。';
export const offsetNote = (offset: number, size: number) => `// 偏移 ${offset}，${size} 字节`;
export const whichOffset = (before: number, what: string, align: number) =>
  `数据用到第 ${before} 字节，接着放${what}，对齐 ${align}。它放在偏移几？`;
export const whichSize = (end: number, align: number, name: string) =>
  `全放好了，到第 ${end} 字节为止，对齐是 ${align}。sizeof(${name}) 是几？`;
export const padding = '填充';
export const bytesInAll = (size: number, padding: number) => `${size} 字节，其中填充 ${padding} 字节`;
export const allPlaced = '全放好了，还要把大小凑成对齐的倍数';
export const waiting = (names: string) => `待放：${names}`;
export const ofThings = (count: number) => `等 ${count} 样`;
export const moveOne = (name: string) => `移动 ${name}`;
export const whereNow = (number: number, offset: number, size: number) =>
  `第 ${number} 个，偏移 ${offset}，${size} 字节`;
