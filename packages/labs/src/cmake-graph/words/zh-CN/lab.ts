/** What the lab says in Simplified Chinese. */

export const scene = '场景';
export const target = '目标';
export const kind = '种类';
export const ownFolder = '自己的头文件目录';
export const usesOf = (name: string | undefined) => `${name}的依赖`;
export const noUse = '无';
export const listing = '对应的CMakeLists.txt';
export const kinds = { program: '可执行文件', static: '静态库', shared: '动态库', interface: '接口库' };
export const presets = { chain: '一条依赖链', leak: '全写PUBLIC', 'header-only': '接口库', shared: '动态库与静态库' };
export const questions = {
  chain: '点哪条边，app就连log的头文件也看得到？点哪条边，它连core的也看不到？',
  leak: '处处写PUBLIC时app多看到了什么？把哪条边改成PRIVATE能收回来？',
  'header-only': '接口库没有源文件，它的要求怎样到了用它的目标手里？把选项也放进接口库试试。',
  shared: 'PRIVATE依赖会不会出现在app的链接行上？把core在静态库与动态库之间换一换。',
};
export const comma = '、';
export const none = '无';
export const workedOut = (done: number) => `已算好${done}个目标。`;
export const notYet = (name: string) => `${name}还没有算到。`;
export const compilesNothing = '自己不编译';
export const compiledWith = (names: string) => `编译时用到${names}的头文件目录与定义`;
export const handsOn = (names: string) => `，交给使用者的是${names}的`;
export const linkLine = (names: string) => `；链接行上有${names}`;
export const given = (name: string, kind: string, parts: string) => `${name}（${kind}）${parts}。`;
export const whatUsersGet = (name: string, other: string) => `接着算${name}：用它的目标会得到${other}的头文件目录吗？`;
export const whatItSees = (name: string, other: string) => `接着算${name}：它编译时看得到${other}的头文件目录吗？`;
export const yesOrNo = ['会', '不会'];
export const whyUsersGet = (name: string, names: string) =>
  `${name}交给使用者的是${names}的：沿着依赖往下，只有PUBLIC和INTERFACE的要求传得上来。`;
export const whyItSees = (name: string, names: string) =>
  `${name}编译时用到的是${names}的：沿着依赖往下，只有PUBLIC和INTERFACE的要求传得上来。`;
export const linkBetween = (from: string | undefined, to: string | undefined, scope: string) =>
  `${from}到${to}：${scope}`;
export const noScope = '没有依赖';
export const enter = '回车';
export const onEdgeOrTarget = '在边上：换成下一种传递方式；在目标上：看它得到什么';
