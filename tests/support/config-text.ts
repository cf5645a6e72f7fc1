/** The features of a test site, in their order. */
const NAMES = ['search', 'review', 'samples', 'labs'];

/** A configuration's text with all features; `options` are theirs by name. */
export function configText(config: object, options: object = {}): string {
  const written = new Map<string, unknown>(Object.entries(options));
  const imports = NAMES.map((name) => `import { ${name} } from 'study-notes-${name}';\n`).join('');
  const calls = NAMES.map((name) => `${name}(${JSON.stringify(written.get(name)) ?? ''})`);
  return `${imports}\nexport default {\n  features: [${calls.join(', ')}],\n  strict: true,\n  ...${JSON.stringify(config, null, 2)},\n};\n`;
}
