/** What a note costs: read, compiled, its links checked and its problems printed, as a build does it. */
import { loadDialect } from '../../packages/engine/src/dialects/table.ts';
import { checkLinks } from '../../packages/engine/src/pipeline/checks/check-links.ts';
import { type CheckedDoc, SitePaths } from '../../packages/engine/src/pipeline/checks/site-paths.ts';
import { compileNote } from '../../packages/engine/src/pipeline/markdown/compile.ts';
import { formatProblems } from '../../packages/engine/src/pipeline/problems.ts';
import { decode } from '../../packages/engine/src/pipeline/read/decode.ts';
import { splitFrontMatter } from '../../packages/engine/src/pipeline/read/front-matter.ts';
import type { CompiledNote, CompiledSummary, SourceNote } from '../../packages/engine/src/pipeline/types.ts';
import type { DialectName } from '../../packages/engine/src/shared/dialects.ts';
import type { Problem } from '../../packages/engine/src/shared/problem.ts';
import { NOTE_FEATURES } from '../../tests/support/features.ts';

const LABEL = 'content';

/** Takes a note's source through everything that looks at a single note; `dialect` is the engine for which it was written. */
export async function processNote(
  source: string,
  dialect?: DialectName,
): Promise<{ compiled: CompiledNote; problems: Problem[] }> {
  const file = dialect === 'docusaurus' || dialect === 'starlight' ? 'a.mdx' : 'a.md';
  const decoded = decode(Buffer.from(source));
  const { issues, ...split } = splitFrontMatter('text' in decoded ? decoded.text : '');
  const note: SourceNote = { file, absolute: `/none/content/${file}`, id: 'a', path: '/a', hash: '', ...split };
  const routes = { baseUrl: '/', byFile: { [file]: '/a' } };
  const options = {
    ...{ contentDir: '/none/content', contentLabel: LABEL, staticDir: '/none/static', places: [], extraLanguages: [] },
    ...{ toc: { min: 2, max: 3 }, siteUrl: 'https://example.com', dialect },
  };
  const compiled = await compileNote({
    note,
    routes,
    options,
    features: NOTE_FEATURES,
    dialect: await loadDialect(dialect),
  });
  const summary: CompiledSummary = { ...compiled, cacheKey: '' };
  const header = { ...note, bytes: Buffer.byteLength(source) };
  const doc: CheckedDoc = { id: 'a', path: '/a', note: header, summary, breadcrumbs: [], unlisted: false, aliases: [] };
  const paths = new SitePaths({ docs: [doc], drafts: [], statics: [], fixed: [] });
  const problems = [
    ...issues.map((issue) => ({ ...issue, file: `${LABEL}/${file}` })),
    ...compiled.problems,
    ...checkLinks([doc], paths, { label: LABEL, files: [file], drafts: [] }),
  ];
  formatProblems(problems, {});
  return { compiled, problems };
}
