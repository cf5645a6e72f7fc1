/** What moving a folder in changes, file by file, and what is left for a person to do. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { UserConfig } from '../config/schema.ts';
import type { CompiledNote, Doc } from '../pipeline/types.ts';
import type { DialectName } from '../shared/dialects.ts';
import { words } from '../words/migrating.ts';
import { aliasesOf, type Redirect } from './aliases.ts';
import type { Change } from './change.ts';
import { configText } from './config-file.ts';
import { toDirectives } from './directives/to-directives.ts';
import { withFields } from './front-matter.ts';
import { type Downloaded, withOwnImages } from './images.ts';

export interface Planning {
  /** Folder of the project; files of changes are relative to it. */
  root: string;
  contentDir: string;
  staticDir: string;
  /** What the configuration would say; absent when there is one already. */
  config?: UserConfig;
  dialect?: DialectName | undefined;
  docs: readonly Doc[];
  /** Path → what the sidebar calls the page. */
  labels: ReadonlyMap<string, string>;
  redirects: readonly Redirect[];
  images?: Downloaded;
  /** Compiles a note with another body; absent: syntax stays. */
  compile?: (doc: Doc, body: string) => Promise<CompiledNote>;
}

export interface Plan {
  changes: Change[];
  /** For a person to do. */
  byHand: string[];
}

/** Makes the plan; nothing is written. */
export async function planMigration(planning: Planning): Promise<Plan> {
  const notes = planning.docs.filter(({ note }) => note);
  const pages = notes.map(({ note, path, aliases }) => ({ file: note?.file ?? '', path, aliases }));
  const { byFile, lost } = aliasesOf(planning.redirects, pages);
  const byHand = lost.map(({ from, to }) => words.noSuchTarget(from, to));
  const changes = configChanges(planning);
  for (const doc of notes) {
    const fields = fieldsOf(doc, byFile.get(doc.note?.file ?? '') ?? [], planning.labels);
    const change = await noteChange(doc, fields, { planning, byHand });
    if (change) changes.push(change);
  }
  changes.push(...imageChanges(planning));
  for (const [address, reason] of planning.images?.failed ?? []) byHand.push(words.notDownloaded(address, reason));
  return { changes, byHand };
}

function configChanges({ root, contentDir, staticDir, config }: Planning): Change[] {
  if (!config) return [];
  const folders = { content: posix(relative(root, contentDir)) || '.', static: posix(relative(root, staticDir)) };
  const usual = { ...(folders.content !== 'content' && { content: folders.content }) };
  const copied = folders.static !== 'static' && existsSync(staticDir) ? { static: folders.static } : {};
  const { title, ...rest } = config;
  return [{ file: 'site.config.ts', after: configText({ title, ...usual, ...copied, ...rest }) }];
}

/** A note that names itself nowhere has the sidebar's name as its title. */
function fieldsOf({ note, path, summary }: Doc, aliases: readonly string[], labels: ReadonlyMap<string, string>) {
  const label = labels.get(path);
  const name = note?.id.replace(/\/$/, '').split('/').at(-1);
  const isUnnamed = note?.frontMatter.title === undefined && summary.title === name;
  return {
    ...(isUnnamed && label !== undefined && label !== name && { title: label }),
    ...(aliases.length > 0 && { aliases }),
  };
}

async function noteChange(
  doc: Doc,
  fields: ReturnType<typeof fieldsOf>,
  { planning, byHand }: { planning: Planning; byHand: string[] },
): Promise<Change | undefined> {
  const { note } = doc;
  if (!note) return undefined;
  const before = readFileSync(note.absolute, 'utf8');
  const body = await rewrittenBody(doc, bodyOf(before, note.bodyLine), { planning, byHand });
  const head = before.slice(0, before.length - bodyOf(before, note.bodyLine).length);
  const pictured = planning.images ? withOwnImages(body, note.file, planning.images) : body;
  const after = withFields(head + pictured, fields);
  return after === before ? undefined : { file: posix(relative(planning.root, note.absolute)), before, after };
}

/** The body in our words, when it then shows the very same. */
async function rewrittenBody(
  doc: Doc,
  body: string,
  { planning: { compile, dialect }, byHand }: { planning: Planning; byHand: string[] },
): Promise<string> {
  if (!compile || !dialect) return body;
  // The compiler gets lines that end in a line feed alone.
  const plain = body.replaceAll('\r\n', '\n');
  const rewritten = toDirectives(plain, dialect);
  if (rewritten === plain) return body;
  const [was, is] = await Promise.all([compile(doc, plain), compile(doc, rewritten)]);
  if (was.html === is.html) return body.includes('\r\n') ? rewritten.replaceAll('\n', '\r\n') : rewritten;
  byHand.push(words.looksDifferent(doc.note?.file));
  return body;
}

function bodyOf(source: string, bodyLine: number): string {
  let at = 0;
  for (let line = 1; line < bodyLine; line++) at = source.indexOf('\n', at) + 1;
  return source.slice(at);
}

function imageChanges({ root, contentDir, images }: Planning): Change[] {
  const files = [...(images?.files.values() ?? [])];
  return files.map(({ file, bytes }) => ({ file: posix(relative(root, join(contentDir, file))), after: bytes }));
}

function posix(path: string): string {
  return path.split('\\').join('/');
}
