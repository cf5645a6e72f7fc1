/**
 * React's packages are CommonJS. Imported as they are, every use of a name is a property of an object, and the application
 * holds the bundler's whole helper for such packages. So browsers get modules that export React's names one by one.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** Ids of the modules made here: of a package, of one of its names, of what it exports as CommonJS. */
const OF_PACKAGE = '\0react:';
const OF_NAME = '\0react-name:';
const WHOLE = '\0react-whole:';

/** Gives `import`s React's names as modules; `require`s, among them React's own, are left alone. */
export function reactNamesPlugin(root: string): Plugin {
  const require = createRequire(join(root, 'package.json'));
  return {
    name: 'react-names',
    enforce: 'pre',
    resolveId(source, _importer, { kind }) {
      if (/^\0react(?:-name|-whole)?:/.test(source)) return source;
      return kind === 'import-statement' && PACKAGES.includes(source) ? OF_PACKAGE + source : null;
    },
    load(id) {
      const code = moduleText(id, (name) => Object.keys(require(name)));
      // What nobody imports is left out.
      return code === undefined ? null : { code, moduleSideEffects: false };
    },
  };
}

function moduleText(id: string, namesOf: (name: string) => string[]): string | undefined {
  if (id.startsWith(WHOLE)) return `export default require('${id.slice(WHOLE.length)}');`;
  if (id.startsWith(OF_NAME)) {
    const [from, name] = id.slice(OF_NAME.length).split(' ');
    return `import whole from '${WHOLE}${from}'; export default whole.${name};`;
  }
  if (!id.startsWith(OF_PACKAGE)) return undefined;
  const from = id.slice(OF_PACKAGE.length);
  const names = namesOf(from).map((name) => `export { default as ${name} } from '${OF_NAME}${from} ${name}';`);
  return `${names.join('\n')}\nexport { default } from '${WHOLE}${from}';`;
}
