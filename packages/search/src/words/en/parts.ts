/** Parts of the index in English. */

export const pageTerms = 'the terms of a page';
export const pageAnalysis = 'the analysis of a page';
export const textPack = 'a pack of text';
export const index = 'an index';
export const text = 'a piece of text';
export const pageKeys = 'the keys of a page';
export const termPlaces = 'the places of a term';
