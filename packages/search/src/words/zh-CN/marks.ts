/** The bar of marks in Simplified Chinese. */

export const placeOf = (current: number, count: number) => `第 ${current} 处，共 ${count} 处`;
export const start = '开头';
export const end = '结尾';
export const marks = '搜索词在本页的位置';
export const previous = '上一处';
export const previousKey = '上一处（Shift + N）';
export const next = '下一处';
export const nextKey = '下一处（N）';
export const clearMarks = '清除标记';
export const clearMarksKey = '清除标记（Esc）';
