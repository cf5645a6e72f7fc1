/** Browsers get the words of the site's language alone. */
import type { Plugin } from 'vite';
import { spokenLanguage } from '../words/follow.ts';

/** `import { words } from '…/words/shell.ts'`, in whatever package: catalogues lie in folders of the languages' names. */
const IMPORT = /import \{ words \} from '([^']*\bwords\/)([\w-]+\.ts)'/;

/** Takes the catalogue of the language itself, whose texts the bundler then puts where they are used. */
export function wordsPlugin(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    transform: {
      filter: { code: IMPORT },
      handler: (code) => ({
        code: code.replace(
          IMPORT,
          (_, folder, file) => `import * as words from '${folder}${spokenLanguage()}/${file}'`,
        ),
        map: null,
      }),
    },
  };
}
