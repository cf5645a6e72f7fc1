/** What is said where a card is taken, in Simplified Chinese. */

export const added = '已放进复习的“我的卡片”。';
export const notAdded = '没有再放一张：“我的卡片”里已经有它，或者已经满了。';
export const ownCardsOf = (day: string) => `我的卡片（${day}）`;
export const badCard = '这张卡片太长，或者缺了一面。';
