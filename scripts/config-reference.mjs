#!/usr/bin/env node
/**
 * Writes `docs/config.md`: every field of the configuration, of the features' options and of front matter, from the
 * schemas and the line above each field, which each must have. With `--check` it only says whether the page is current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseAst } from 'rolldown/parseAst';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PAGE = join(ROOT, 'docs/config.md');

/** Heading, file, and the constant that holds the schema. */
const PARTS = [
  ['`site.config.ts`', 'packages/engine/src/config/schema.ts', 'siteSchema'],
  ['`search({ … })`', 'packages/search/src/config/search-schema.ts', 'search'],
  ['`labs({ … })`', 'packages/labs/src/config/labs-schema.ts', 'labs'],
  ['`offline({ … })`', 'packages/offline/src/config/offline-schema.ts', 'offline'],
  ['`comments({ … })`', 'packages/comments/src/config/comments-schema.ts', 'comments'],
  ['`report({ … })`', 'packages/reading/src/config/report-schema.ts', 'report'],
  ['Front matter of a note', 'packages/engine/src/pipeline/read/front-matter-schema.ts', 'frontMatterSchema'],
];
/** Fields that several schemas share; what a value must be is the line above them. */
const SHARED = ['config/fields', 'config/sidebar-items', 'shared/dialects', 'words/follow'].map((module) =>
  readModule(`packages/engine/src/${module}.ts`),
);

/** The constants of a module: name → value and the comment above. */
function readModule(file) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const constants = new Map();
  for (const statement of parseAst(source, { lang: 'ts' }).body) {
    const declared = statement.declaration ?? statement;
    for (const { id, init } of declared.declarations ?? []) {
      constants.set(id.name, { value: init, comment: commentAbove(source, statement.start) });
    }
  }
  return { source, constants };
}

function commentAbove(source, offset) {
  return (
    /\/\*\*\s*((?:(?!\*\/)[\s\S])*?)\s*\*\/\s*$/.exec(source.slice(0, offset))?.[1].replace(/\s*\n\s*\*\s*/g, ' ') ?? ''
  );
}

/** What may be written for a schema, and what stands when nothing is. */
function schemaOf(node, module) {
  if (node.type === 'Identifier') return named(node.name, module);
  const [first, second] = node.arguments;
  switch (node.callee.property.name) {
    case 'optional':
      return { ...schemaOf(first, module), isOptional: true, standard: second && text(second, module) };
    case 'nullable':
      return { ...schemaOf(first, module), mayBeNull: true };
    case 'array': {
      const one = schemaOf(first, module);
      return { ...one, type: `list: ${one.type}`, isList: true };
    }
    case 'object':
    case 'looseObject':
      return { type: 'object', fields: first.properties };
    case 'picklist':
      return {
        type: listOf(first)
          .elements.map((element) => `\`${element.raw}\``)
          .join(' or '),
      };
    case 'literal':
      return { type: `\`${first.raw}\`` };
    case 'variant':
      return { type: 'object', kinds: second.elements.map((element) => element.arguments[0].properties) };
    case 'union':
      return { type: first.elements.map((element) => schemaOf(element, module).type).join(' or ') };
    case 'pipe':
      return schemaOf(first, module);
    case 'record':
      return { type: 'object of texts by name' };
    case 'custom':
      return { type: 'feature' };
    case 'unknown':
      return { type: 'text' };
    default:
      return { type: node.callee.property.name };
  }
}

/** A list, written in place or as a constant of its own. */
const listOf = (node) => (node.type === 'Identifier' ? shared(node.name).constant.value.expression : node);

function named(name, module) {
  const own = module.constants.get(name);
  if (own) return own.comment && !isObject(own.value) ? { type: plain(own.comment) } : schemaOf(own.value, module);
  const { constant, holder } = shared(name);
  return { type: constant.comment ? plain(constant.comment) : schemaOf(constant.value, holder).type };
}

function shared(name) {
  const holder = SHARED.find(({ constants }) => constants.has(name));
  if (!holder) throw new Error(`no constant ${name}`);
  return { holder, constant: holder.constants.get(name) };
}

const isObject = (node) => ['object', 'variant'].includes(node.callee?.property?.name);
const plain = (comment) => comment.replace(/\.$/, '').replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
const text = (node, { source }) => source.slice(node.start, node.end).replace(/\s+/g, ' ');
const cell = (written) => written.replaceAll('|', '\\|');

/** Rows of the fields below a name. */
function rows(properties, module, above) {
  return properties.flatMap((property) => {
    const comment = commentAbove(module.source, property.start);
    if (comment === '') throw new Error(`no line above ${above}${property.key.name}`);
    const value = property.shorthand ? named(property.key.name, module) : schemaOf(property.value, module);
    const name = above + property.key.name;
    const standard =
      value.standard && value.standard !== '{}' ? `\`${value.standard}\`` : value.isOptional ? '–' : 'required';
    const type = value.type + (value.mayBeNull ? ' or null' : '');
    const own = `| \`${name}\` | ${cell(type)} | ${cell(standard)} | ${cell(comment)} |`;
    const deeper = `${name}${value.isList ? '[]' : ''}.`;
    const inside = [value.fields ?? [], ...(value.kinds ?? [])].flatMap((fields) => rows(fields, module, deeper));
    return [own, ...inside];
  });
}

function table([heading, file, constant]) {
  const module = readModule(file);
  const { value } = module.constants.get(constant);
  const head = '| field | what may be written | when nothing is | what it does |\n| --- | --- | --- | --- |';
  return `## ${heading}\n\n${head}\n${rows(value.arguments[0].properties, module, '').join('\n')}\n`;
}

const page = `# Configuration and front matter

Made from the schemas by \`node scripts/config-reference.mjs\`; do not edit. What is wrong in a configuration or a note is reported with its place and a mend.

${PARTS.map(table).join('\n')}`;

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
if (!values.check) writeFileSync(PAGE, page);
else if (readFileSync(PAGE, 'utf8') !== page) {
  process.stderr.write('docs/config.md 不是最新的：运行 node scripts/config-reference.mjs。\n');
  process.exitCode = 1;
}
