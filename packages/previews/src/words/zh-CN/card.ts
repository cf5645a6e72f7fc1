/** Previews in Simplified Chinese. */

export const preview = '预览';
