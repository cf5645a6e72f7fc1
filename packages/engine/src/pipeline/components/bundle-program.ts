/** Components as one program, with React: Node 20 runs no TypeScript, and it runs from memory. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { words } from '../../words/components.ts';
import { PLACE } from './author-components.ts';

const ENTRY = '\0components';
/** Characters of HTML that one use may give. */
const MOST = 200_000;

export interface Program {
  code: string;
  /** Files it was made of, absolute. */
  files: string[];
}

/** Bundles modules, by the names of their components; throws the bundler's error. */
export async function bundleProgram(modules: Readonly<Record<string, string>>): Promise<Program> {
  // Native, and a site without components never needs it.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    logLevel: 'silent',
    tsconfig: false,
    transform: { jsx: 'react-jsx', define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [entry(programOf(modules)), ownReact, withoutStyles],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    const files = output[0].moduleIds.filter((id) => !id.startsWith('\0') && !id.includes('node_modules'));
    return { code: output[0].code, files };
  } finally {
    await bundle.close();
  }
}

const entry = (code: string): Plugin => ({
  name: 'components',
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) => (id === ENTRY ? code : null),
});

/** React is the author's where they have installed it, else the engine's. */
const ownReact: Plugin = {
  name: 'own-react',
  async resolveId(id, importer) {
    if (!/^react(?:-dom)?(?:\/|$)/.test(id)) return null;
    const here = fileURLToPath(import.meta.url);
    const isOurs = importer === undefined || importer === ENTRY;
    return (!isOurs && (await this.resolve(id, importer, SKIP))) || this.resolve(id, here, SKIP);
  },
};
const SKIP = { skipSelf: true };

/** Looks are the site's: a style sheet gives no more than the names of its classes. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  load: (id) =>
    /\.(?:css|scss|sass|less|styl)$/.test(id)
      ? { code: 'export default new Proxy({}, { get: (_, name) => name });', moduleType: 'js' }
      : null,
};

/** Where a message has what is known only when the program runs. */
const NAME = '{name}';

function programOf(modules: Readonly<Record<string, string>>): string {
  const entries = Object.entries(modules);
  const imports = entries.map(([, file], at) => `import * as module${at} from ${JSON.stringify(file)};`);
  const named = entries.map(([name], at) => {
    const key = JSON.stringify(name);
    return `${key}: module${at}.default ?? module${at}[${key}]`;
  });
  return `import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
${imports.join('\n')}
const components = { ${named.join(', ')} };
function render({ name, props, child }, isPlaced) {
  const component = components[name];
  if (!component) throw new Error(${JSON.stringify(words.noExport(NAME))}.replace('${NAME}', name));
  const html = renderToStaticMarkup(createElement(component, props, isPlaced ? createElement('${PLACE}') : child));
  if (html.length > ${MOST}) throw new Error(${JSON.stringify(words.longHtml(NAME, MOST))}.replace('${NAME}', html.length));
  return html;
}
process.on('disconnect', () => process.exit());
process.on('message', ({ use, isPlaced }) => {
  try {
    process.send({ html: render(use, isPlaced) });
  } catch (error) {
    process.send({ failure: String(error?.message ?? error).split('\\n')[0].slice(0, 300) });
  }
});
`;
}
