/** Licences of the libraries that a package's build holds: whoever passes a library on passes these on too. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes `licences.txt` beside the bundle: each library once, by name, with the text that it came with. */
export const withLicences = {
  name: 'with-licences',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : []));
    const folders = new Set(
      modules.flatMap((id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? []),
    );
    const source = [...folders].map(licenceOf).sort().join('\n\n');
    if (source) this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${source}\n` });
  },
};

function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `=== ${name} ${version} (${license})\n\n${text}`.trim();
}
