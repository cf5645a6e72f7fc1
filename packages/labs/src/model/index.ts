/** What models are made with, for labs outside this package. */
export * from './codec.ts';
export * from './kept.ts';
export * from './lab-model.ts';
export * from './link-format.ts';
export * from './story.ts';
