/** What messages of all kinds have in common, in Simplified Chinese. */

export const comma = '、';
export const none = '无';
export const didYouMean = (near: string) => `是不是要写“${near}”？`;
