/** Words in and around notes in Simplified Chinese. */

/** What `locale` calls the language. */
export const language = '简体中文';
/** What `<html lang>` calls it. */
export const htmlLang: string = 'zh-Hans';

/** Titles of admonitions that have none. */
export const admonitions = {
  note: '备注',
  tip: '提示',
  info: '说明',
  warning: '注意',
  danger: '危险',
  important: '重要',
  caution: '当心',
};
export const unnamed = '未命名';
export const footnotes = '脚注';
export const backToReference = (number: number) => `返回正文第 ${number} 处引用`;
export const table = (number: number) => `表格 ${number}`;
export const done = '已完成';
export const undone = '未完成';
export const formula = '公式';
export const graph = '关系图';
export const diagram = '示意图';
export const terminal = '终端';
export const output = '输出';

export const edit = '编辑此页';
export const history = '修改记录';
export const report = '报告问题';
export const moved = '已移动';
export const movedTo = (link: string) => `此页已移到 ${link}。`;
export const homeDescription = (sections: string[], total: number) => `${sections.join('、')}：共 ${total} 篇笔记。`;
export const contents = '目录';
export const others = '其他';
export const listSize = (count: number, bytes: string) => `${count}篇，${bytes}`;
export const allNotesAt = (address: string) => `全站笔记的目录：${address}`;
export const date = (year: number, month: number, day: number) => `${year}年${month}月${day}日`;
export const colon = '：';
export const pause = '，';
export const details = '详细信息';
