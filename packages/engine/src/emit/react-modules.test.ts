import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { reactModule } from './react-modules.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const require = createRequire(import.meta.url);

it.each([
  ['react', 'react/cjs/react.production.js'],
  ['react/jsx-runtime', 'react/cjs/react-jsx-runtime.production.js'],
  ['react-dom', 'react-dom/cjs/react-dom.production.js'],
  ['react-dom/client', 'react-dom/cjs/react-dom-client.production.js'],
] as const)('gives of %s every name that the package gives', (name, file) => {
  const code = reactModule(ROOT, name);
  const given = /^export \{(.*)\};$/m
    .exec(code)?.[1]
    ?.split(',')
    .map((entry) => entry.split(' as ')[1]?.trim());
  const path = require
    .resolve(`${name.split('/')[0]}/package.json`)
    .replace('package.json', file.replace(/^[^/]*\//, ''));
  expect(given?.sort()).toEqual(Object.keys(require(path)).sort());
});

it('runs as a module', async () => {
  const { createElement, isValidElement } = await import(
    `data:text/javascript,${encodeURIComponent(reactModule(ROOT, 'react'))}`
  );
  expect(isValidElement(createElement('p'))).toBe(true);
});
