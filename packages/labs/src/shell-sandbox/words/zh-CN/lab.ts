/** What the lab says in Simplified Chinese. */

export const scene = '场景';
export const runNext = '接着运行';
export const tree = '家目录的树';
export const marks = { new: '新', changed: '改', gone: '删' };
export const rights = { r: '读', w: '写', x: '执行' };
export const ownerRight = (file: string, right: string) => `${file}：属主${right}`;
export const namesOf = (count: number) => `${count}个名字`;
export const pipeline = '管道各级';
export const exitCode = (status: number) => `退出码${status}`;
export const command = '命令';
export const run = '运行';
export const isFull = '链接放不下了：撤销几条或重置';
export const terminal = '终端';
export const begin = '按“下一步”运行第一条命令，或在下面输入自己的';
export const transcript = (title: string, commands: number) => `${title}：${commands}条命令与它们的输出`;
export const enter = '回车';
export const runTyped = '运行输入的命令';
export const history = '取回前后的命令';
export const tooMuch = '（沙箱：这一行做得太多，已停下）';
/** What exit codes say. */
const codes: Readonly<Record<number, string>> = {
  0: '成功',
  1: '没有成功（grep是没有匹配）',
  2: '用法或语法有错、读不到文件',
  126: '找到了，但没有执行权限',
  127: '没有这个命令',
  130: '被停下',
};
/** An exit code and what it says. */
const explained = (status: number) => `${exitCode(status)}${codes[status] ? `（${codes[status]}）` : ''}`;
export const notBegun = (title: string, files: number, folders: number) =>
  `${title}：家目录里有${files}个文件、${folders}个目录，还没有运行命令。`;
export const lines = (count: number) => `${count}行`;
export const lineDid = (line: string, count: number, status: number, changes: string, folder: string) =>
  `${line}：${count === 0 ? '什么也没显示' : `显示${lines(count)}`}，${explained(status)}。${changes}当前目录${folder}。`;
const changes = { new: '新增', changed: '改动', gone: '消失' };
export const comma = '，';
export const changeOf = (mark: keyof typeof changes, paths: readonly string[], total: number) =>
  `${changes[mark]}${paths.join('、')}${total > paths.length ? `等${total}项` : ''}`;
export const inTree = (changes: string) => `树上${changes}。`;
export const empty = '空';
export const nextDoes = (line: string, count: number, status: number) =>
  `${line}显示${lines(count)}，${explained(status)}。`;
export const whichCode = (line: string) => `下一条${line}，退出码是几？`;
export const howManyLines = (line: string) => `下一条${line}，会显示几行？`;
export const titles = {
  tour: '走一圈',
  links: '硬链接与软链接',
  quotes: '展开与引号',
  rights: '权限',
  text: '文本处理',
  streams: '重定向与退出码',
  script: '脚本',
};
export const questions = {
  tour: '一条命令成功还是失败，靠什么分辨？先猜退出码，再按“下一步”。',
  links: '删掉原来的名字以后，硬链接和软链接哪个还能读？',
  quotes: '引号放在哪里，命令收到的就还是一个参数？',
  rights: '少了哪一位，脚本就运行不了、目录就进不去？直接点树上的rwx。',
  text: '每一级管道留下几行？在下面的管道图里比一比。',
  streams: '错误信息为什么没进文件？改一改重定向的次序再运行。',
  script: 'set -eu挡住了哪一种错误？改变参数再运行脚本。',
};
