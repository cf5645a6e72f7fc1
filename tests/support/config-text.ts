/** The features of a test site, in their order. */
const NAMES = ['search', 'review', 'samples', 'labs'];

/** A configuration's text with all features, and others for which there are options; `options` are theirs by name. */
export function configText(config: object, options: object = {}): string {
  const written = new Map<string, unknown>(Object.entries(options));
  const names = [...new Set([...NAMES, ...written.keys()])];
  const imports = names.map((name) => `import { ${name} } from 'study-notes-${name}';\n`).join('');
  const calls = names.map((name) => `${name}(${JSON.stringify(written.get(name)) ?? ''})`);
  return `${imports}\nexport default {\n  features: [${calls.join(', ')}],\n  strict: true,\n  ...${JSON.stringify(config, null, 2)},\n};\n`;
}
