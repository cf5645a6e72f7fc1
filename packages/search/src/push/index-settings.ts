/** Settings of the index: DocSearch's, made for Chinese and for the attributes that this site adds. */
import type { IndexSettings } from 'algoliasearch';

export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(hierarchy.lvl0)',
    'content',
    'code',
  ],
  attributesForFaceting: [
    'language',
    'lang',
    'version',
    'docusaurus_tag',
    'type',
    'sidebar',
    // Counts the sections of each page.
    'url_without_anchor',
  ],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:45', 'code:45'],
  // A page is one result; queries say how many of its sections they show.
  attributeForDistinct: 'url_without_anchor',
  distinct: true,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  camelCaseAttributes: ['hierarchy', 'content', 'code'],
  indexLanguages: ['zh'],
  queryLanguages: ['zh'],
  // C++ and C# are words.
  separatorsToIndex: '+#',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
};
