/** Parts of the index in Simplified Chinese. */

export const pageTerms = '一页的词';
export const pageAnalysis = '一页的分析';
export const textPack = '一包正文';
export const index = '一份索引';
export const text = '一段正文';
export const pageKeys = '一页的键';
export const termPlaces = '一个词的位置';
