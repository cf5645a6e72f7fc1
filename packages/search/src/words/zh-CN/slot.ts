/** What search says in every page, in Simplified Chinese: the application holds it. */

export const savedSearches = '收藏的搜索';
export const lastSearches = '最近的搜索';
export const saveQuery = (query: string) => `收藏“${query}”`;
export const deleteQuery = (query: string) => `删除“${query}”`;
export const searchNotes = '搜索笔记';
export const searchHint = '搜索标题、概念、代码或拼音';
export const search = '搜索';
export const closeSearch = '关闭搜索';
export const needsScripts = '搜索需要 JavaScript。没有它，可以从各栏目录找到每一篇笔记。';
export const sections = '各栏目录';
