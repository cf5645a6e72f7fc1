import { counted } from 'study-notes/words/counted';

/** What the author is told of search in English. */

export const writeAlgolia = 'Write algolia: { appId, apiKey, indexName }.';
export const useSearchKey =
  'Use the Search API Key of “API Keys” in the dashboard; if this key has been public, revoke it there first.';
export const missingKey = (
  variable: string,
) => `There is no key to write with. Set the environment variable first, for example:
  ${variable}=… npx study-notes search:push
The key needs the permissions addObject, deleteIndex, settings, editSettings and browse; do not write it into the configuration.`;
export const needsAlgolia = '“search.provider” is "algolia", but there is no “search.algolia”.';
export const askNeedsAlgolia =
  '“search.ask.algolia” needs the application, key and index of “search.algolia”, which is missing.';
export const clientMissing = (client: string) => `“search.algolia” needs ${client}, which is not installed.`;
export const keyNotSearchOnly = (reason: string) =>
  `“search.algolia.apiKey” is no key for searching only: ${reason}. It is published with the site, and anyone could use it to rewrite or empty the index.`;
export const sameAsVariable = (variable: string) => `it is the key in the environment variable ${variable}`;
export const saysSo = 'it says admin, write or secret itself';
export const serviceAddress =
  'the address of a service that begins with https://, e.g. https://api.example.com/v1 (without ?, # and password)';
export const applicationId = 'an Application ID of letters and digits';
export const oneHost = 'one host at least';
export const notUtf8 = (guess: string) =>
  `This file is not UTF-8 (it looks like ${guess}); the synonyms have no effect.`;
export const saveAsUtf8 = 'Save it as UTF-8 in your editor.';
export const sameLine = 'in the same line';
export const inLine = (line: number) => `in line ${line}`;
export const repeated = (term: string, place: string) => `“${term}” stands ${place} already.`;
export const deleteOne = 'Delete one of them.';
export const mergeGroups =
  'If both groups mean the same, make them one line; otherwise delete the word from one of them.';
export const alone = (term: string) => `Only the word “${term}” is left in this line, without a synonym.`;
export const addSynonyms = 'Add other words with “、” between them, or delete the line.';
export const nothingBetween = 'There is nothing between two “、”.';
export const addWord = 'Add a word, or delete one “、”.';
export const makingRecords = 'Making records';
export const records = (count: number) => `${counted(count, 'record')}`;
export const tooLarge = (file: string, bytes: number, most: number) =>
  `A record of ${file} has ${bytes} bytes, over the service’s limit of ${most}. Its path or title is too long; make it shorter.`;
export const notPushed = (count: number, file: string) =>
  `Nothing was uploaded; ${counted(count, 'record')} written to ${file}`;
export const noAlgolia =
  'There is no search.algolia in the configuration: write appId, apiKey and indexName, then push.';
export const noRecords = 'There are no records: pushing would empty the index, so nothing was pushed.';
export const checkingKey = 'Checking the public key';
export const pushingTo = (index: string) => `Pushing to ${index}`;
export const unknownPermissions =
  '  Note: the service does not say what search.algolia.apiKey may do; make sure that it can only search.';
export const writingKey = (permissions: string) =>
  `search.algolia.apiKey can rewrite the index (${permissions}), and it is published with the site. Nothing was pushed. Use the Search API Key, and revoke this one in the dashboard.`;
export const retrying = (reason: string, seconds: number) =>
  `  The service does not accept it now (${reason}); trying again in ${seconds} s.`;
export const wrongKey = (variable: string) =>
  `The key in the environment variable ${variable} is wrong, or lacks permissions.`;
export const unreachable = (hosts: string) => `${hosts} cannot be reached; check the network and appId.`;
export const tryLater = 'Try again later.';
export const pushFailed = (
  index: string,
  hint: string,
  answer: string,
) => `Pushing failed; the index ${index} is as it was. ${hint}
  The service says: ${answer}`;
export const fileValue = 'file';
export const dryRunHelp = 'Do not upload; only write the records to a file (default: search-records.json)';
export const pushSummary = 'Push all sections as records to the index of the hosted search';
export const pushDetail = `The index is named in search({ algolia: … }) of the configuration; the key is read from the environment variable ALGOLIA_ADMIN_KEY only.
Everything goes to a temporary index, which takes the place of the other when it is complete; if that fails, the index is as it was.`;
export const searchPage = 'Search';
export const aboutSearch = 'Find what you need in all notes: by title, concept or code.';
