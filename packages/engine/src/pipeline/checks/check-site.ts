/** All checks that need the whole site: links, addresses, static files, and what the configuration says about them. */
import type { LoadedConfig } from '../../config/load.ts';
import type { Problem } from '../../shared/problem.ts';
import { words } from '../../words/checks.ts';
import type { Content } from '../content.ts';
import type { FixedRoute } from '../model.ts';
import { DocIds } from '../navigation/doc-ids.ts';
import type { CompiledPage } from '../navigation/folder-tree.ts';
import { unknownDoc } from '../navigation/unknown.ts';
import type { PipelineFeature } from '../pipeline-feature.ts';
import type { FeatureData, StaticFile } from '../types.ts';
import { checkAliases } from './check-aliases.ts';
import { checkAllowedFolders, checkConfigDocs, checkConfigFiles, checkConfigLinks } from './check-config.ts';
import { checkLinks } from './check-links.ts';
import { checkRules } from './check-rules.ts';
import { checkStatics } from './check-statics.ts';
import { type CheckedDoc, SitePaths } from './site-paths.ts';

interface CheckedSite {
  loaded: LoadedConfig;
  contentDir: string;
  content: Content;
  pages: CompiledPage[];
  statics: StaticFile[];
  /** The content folder and the static folder as problems name them. */
  label: string;
  staticLabel: string;
  features: readonly PipelineFeature[];
  /** What they have read beside the notes. */
  data: FeatureData;
  fixed: readonly FixedRoute[];
  /** Those of them that stand elsewhere than they would. */
  moved: Readonly<Record<string, string>>;
}

/** Problems of the whole site, unsorted. */
export function checkSite(docs: CheckedDoc[], site: CheckedSite): Problem[] {
  const { loaded, contentDir, content, pages, statics, label, staticLabel, features, data, fixed, moved } = site;
  const paths = new SitePaths({ docs, drafts: content.drafts, statics, fixed });
  const ids = new DocIds(pages);
  const folders = [
    ...new Set(content.files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? '')),
  ];
  return [
    ...checkLinks(docs, paths, { label, files: content.files, drafts: content.drafts.map(({ file }) => file) }),
    ...checkAliases(docs, label),
    ...features.flatMap((feature) => feature.check?.(docs, label, data[feature.name]) ?? []),
    ...checkConfigLinks(loaded, paths),
    ...checkConfigFiles(loaded, statics),
    ...checkAllowedFolders(loaded),
    ...checkRules(loaded, features),
    ...Object.entries(moved).map(([from, to]) => movedPage(from, to, label)),
    ...checkStatics(statics, loaded.config, staticLabel),
    ...checkConfigDocs(loaded, {
      contentDir,
      folders,
      hasDoc: (id) => ids.find(id) !== undefined,
      unknownDoc: (id) => unknownDoc(id, ids),
    }),
  ];
}

function movedPage(from: string, to: string, label: string): Problem {
  const [message, fix] = [words.pageMoved(from, to), words.keepOrRename(from)];
  return { severity: 'info', rule: 'moved-page', file: label, line: 1, column: 1, message, fix };
}
