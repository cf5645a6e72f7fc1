/**
 * The error catalogue of the specification, section 8: one constructor for each error.
 * The English wording is part of the specification and stands first; what follows is for authors who read another language.
 */
import { words } from '../../words/shell.ts';

/** A hook of the shell ran outside the page's context. */
export function routeContextMissing(): Error {
  return new Error(`Unexpected: no Docusaurus route context found${words.noContext}`);
}

/** The configuration has no docs at all. */
export function docsPluginMissing(): Error {
  return new Error(
    `You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled${words.noDocs}`,
  );
}

/** The path belongs to no docs section. */
export function noActiveDocs(path: string): Error {
  return new Error(
    `Can't find active docs plugin for "${path}" pathname, while it was expected to be found${words.noDocsAt(path)}`,
  );
}

/** The configuration names a sidebar that does not exist; the build has already said which name is nearest. */
export function unknownSidebar(id: string): Error {
  return new Error(`Can't find any sidebar with id "${id}" in version "current".${words.noSidebar(id)}`);
}

/** The browser refuses local storage; the site works and forgets. */
export function storageUnavailable(cause?: unknown): Error {
  return new Error(
    `Docusaurus browser storage is not available. Possible reasons: running Docusaurus in an iframe, in an incognito browser session, or using too strict browser privacy settings.${words.noStorage}`,
    { cause },
  );
}

/** A lazily loaded module has no default export, or one that is no component. */
export function defaultExportMissing(name: string): Error {
  return new Error(`Page component lacks default export: ${name}${words.noDefaultExport(name)}`);
}

/** A navbar item threw while it was rendered. */
export function navbarItemFailed(item: unknown, cause: unknown): Error {
  return new Error(
    `A theme navbar item failed to render. Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config: ${JSON.stringify(item)}${words.navbarItemFailed}`,
    { cause },
  );
}

/** A lazy chunk that this build does not have. */
export function chunkUnknown(name: string): Error {
  return new Error(`ChunkLoadError: Loading chunk ${name} failed.${words.chunkUnknown(name)}`);
}

/** A lazy chunk did not arrive. */
export function chunkFailed(name: string, cause: unknown): Error {
  return new Error(`ChunkLoadError: Loading chunk ${name} failed.${words.chunkFailed(name)}`, { cause });
}
