/** Previews in Simplified Chinese. */

export const preview = '预览';
export const colon = '：';
