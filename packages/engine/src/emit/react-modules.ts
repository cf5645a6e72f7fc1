/**
 * React's packages are CommonJS: imported as they are, all of their exports are in the application, every use of a name
 * is a property of an object, and the bundler's helper for such packages comes too. So browsers get them as modules.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { words } from '../words/building.ts';

/** What is imported → its package, and its file there. */
const FILES = {
  react: ['react', 'react'],
  'react/jsx-runtime': ['react', 'react-jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom'],
  'react-dom/client': ['react-dom', 'react-dom-client'],
  scheduler: ['scheduler', 'scheduler'],
} as const;
const PREFIX = '\0react:';

type ReactName = keyof typeof FILES;
const isReact = (name: string): name is ReactName => Object.hasOwn(FILES, name);

/** Gives React as modules, to libraries that `require` it too; `root` is the package that depends on it. */
export function reactModulesPlugin(root: string): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    resolveId: (source) => (isReact(source) ? PREFIX + source : null),
    load(id) {
      const name = id.slice(PREFIX.length);
      return id.startsWith(PREFIX) && isReact(name)
        ? // What nobody imports is left out.
          { code: reactModule(root, name), moduleSideEffects: false }
        : null;
    },
  };
}

/** One of them as a module. React's files are flat: first what they need, then what they give as `exports.name = …`. */
export function reactModule(root: string, name: ReactName): string {
  const names = exportsOf(root, name);
  const module = takeImports(root, sourceOf(root, name))
    .replace(EXPORT, 'var $$$$$1 =')
    .replace(/\bexports\.(\w+)/g, '$$$$$1');
  if (names.length === 0 || /\b(?:require\(|exports\b)/.test(module))
    throw new Error(words.reactChanged(FILES[name].join('/')));
  const list = names.map((name) => `$$${name} as ${name}`);
  const whole = names.map((name) => `${name}: $$${name}`);
  return `${module}\nexport { ${list.join()} };\nexport default { ${whole.join()} };\n`;
}

const EXPORT = /^exports\.(\w+) =/gm;

function exportsOf(root: string, name: ReactName): string[] {
  return [...new Set([...sourceOf(root, name).matchAll(EXPORT)].map(([, exported]) => exported as string))];
}

/** `var Name = require("…"), …;` as imports; what the other file does not give is undefined, of which bundlers would warn. */
function takeImports(root: string, code: string): string {
  const needed = new Map<string, string>();
  const module = code.replace(/^var (?:\w+ = require\("[\w-]+"\)(?:,\s*)?)+;/m, (statement) => {
    for (const [, name = '', from = ''] of statement.matchAll(/(\w+) = require\("([\w-]+)"\)/g)) needed.set(name, from);
    return [...needed].map(([name, from]) => `import * as ${name} from "${from}";`).join('\n');
  });
  return [...needed].reduce((text, [name, from]) => {
    const given = isReact(from) ? exportsOf(root, from) : [];
    return text.replace(new RegExp(`\\b${name}\\.(\\w+)`, 'g'), (use, used: string) =>
      given.includes(used) ? use : 'void 0',
    );
  }, module);
}

function sourceOf(root: string, name: ReactName): string {
  const [from, file] = FILES[name];
  const require = createRequire(join(root, 'package.json'));
  // The scheduler is React's own dependency.
  const owner = from === 'scheduler' ? createRequire(require.resolve('react-dom')) : require;
  return readFileSync(join(dirname(owner.resolve(`${from}/package.json`)), `cjs/${file}.production.js`), 'utf8');
}
