#!/usr/bin/env node
/**
 * Parses one file and names every place its grammar does not allow: `node parse.mjs <grammar> <file>`.
 * Exit code 0 without errors, 1 with them, 2 when the parser itself could not start.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { knownToTheGrammar } from './slang-normalise.mjs';

const require = createRequire(import.meta.url);
const WASM = { cpp: 'cpp', csharp: 'c_sharp', python: 'python', typescript: 'typescript' };
/** Enough to see what is wrong; one slip often makes many errors. */
const MOST = 5;

const [grammar = '', file = ''] = process.argv.slice(2);
const source = readFileSync(file, 'utf8');
try {
  const tree = grammar === 'slang' ? parseSlang(source) : await parseWasm(WASM[grammar], source);
  const errors = [...errorsIn(tree.rootNode)].slice(0, MOST);
  for (const { line, column, near } of errors)
    console.error(`${file}:${line}:${column}: error: syntax error near "${near}"`);
  process.exitCode = errors.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`parse.mjs: ${error.stack}`);
  process.exitCode = 2;
}

async function parseWasm(name, text) {
  const { Parser, Language } = await import('web-tree-sitter');
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(require.resolve(`tree-sitter-wasms/out/tree-sitter-${name}.wasm`)));
  return parser.parse(text);
}

function parseSlang(text) {
  const Parser = require('tree-sitter');
  const parser = new Parser();
  parser.setLanguage(require('tree-sitter-slang'));
  return parser.parse(knownToTheGrammar(text));
}

/** The innermost errors: an ERROR node around others says less than they do. */
function* errorsIn(node) {
  if (!node.hasError && !node.isMissing) return;
  let isInner = true;
  for (const child of node.children) {
    for (const error of errorsIn(child)) {
      isInner = false;
      yield error;
    }
  }
  if (isInner && (node.isError || node.isMissing || node.type === 'ERROR')) yield place(node);
}

function place(node) {
  const text = node.isMissing ? `missing ${node.type}` : node.text.trim().split('\n')[0].slice(0, 40);
  return { line: node.startPosition.row + 1, column: node.startPosition.column + 1, near: text };
}
