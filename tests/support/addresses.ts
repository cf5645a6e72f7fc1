/** Addresses as attackers, broken programs and old links write them: known files, escaped, cut, lengthened, mixed, and plain noise. */
import fc from 'fast-check';

const ENDINGS = [
  '/',
  '/x',
  '/..',
  '/../..',
  '/%2e%2e/secret.html',
  '//',
  '/.',
  '\\',
  '%00',
  '%',
  '%zz',
  '%C3',
  '.br',
  '.html',
  '/index.html',
  `/${'长'.repeat(300)}`,
  'a'.repeat(5000),
];

/** `count` addresses around the given file names, the same for the same seed; each can be sent over HTTP as it stands. */
export function hostileAddresses(files: string[], count: number, seed: number): string[] {
  const known = fc.constantFrom(...files).map((name) => `/${name}`);
  const ending = fc.constantFrom(...ENDINGS);
  const anyText = fc.string({ unit: 'binary', maxLength: 40 });
  const segments = fc.array(fc.oneof(fc.constantFrom(...files, '..', '.', ''), anyText), { maxLength: 6 });
  const address = fc.oneof(
    known.map((path) => path.replace(/\.html$/, '')),
    known.map(lowerCaseEscapes),
    known.map((path) => `/${everyByte(path.slice(1))}`),
    known.map((path) => lowerCaseEscapes(path.normalize('NFD'))),
    fc.tuple(known, ending).map(([path, end]) => path + end),
    fc.tuple(known, ending, ending).map((parts) => parts.join('')),
    segments.map((names) => `/${names.join('/')}`),
  );
  return fc.sample(address, { numRuns: count, seed }).map(sendable);
}

function lowerCaseEscapes(path: string): string {
  return encodeURI(path).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
}

function everyByte(path: string): string {
  return Buffer.from(path).toString('hex').replace(/../g, '%$&');
}

/** Without what HTTP cannot carry or a query begins with; `%` stays as it is. */
function sendable(path: string): string {
  return Buffer.from(path)
    .toString()
    .replace(/[^\u0021-\u007e]|[?#]/gu, encodeURIComponent);
}
