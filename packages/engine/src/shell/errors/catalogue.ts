/**
 * The error catalogue of the specification, section 8: one constructor for each error.
 * The English wording is part of the specification and stands first; the Chinese is for the author.
 */

/** A hook of the shell ran outside the page's context. */
export function routeContextMissing(): Error {
  return new Error('Unexpected: no Docusaurus route context found（没有找到页面的路由上下文）');
}

/** The configuration has no docs at all. */
export function docsPluginMissing(): Error {
  return new Error(
    'You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled（配置里没有任何侧边栏，文档功能没有启用）',
  );
}

/** The path belongs to no docs section. */
export function noActiveDocs(path: string): Error {
  return new Error(
    `Can't find active docs plugin for "${path}" pathname, while it was expected to be found（路径“${path}”不属于任何文档）`,
  );
}

/** The configuration names a sidebar that does not exist; the build has already said which name is nearest. */
export function unknownSidebar(id: string): Error {
  return new Error(`Can't find any sidebar with id "${id}" in version "current".（没有名为“${id}”的侧边栏）`);
}

/** The browser refuses local storage; the site works and forgets. */
export function storageUnavailable(cause?: unknown): Error {
  return new Error(
    'Docusaurus browser storage is not available. Possible reasons: running Docusaurus in an iframe, in an incognito browser session, or using too strict browser privacy settings.（浏览器存储不可用，页面可以照常阅读，但不会记住设置）',
    { cause },
  );
}

/** A lazily loaded module has no default export, or one that is no component. */
export function defaultExportMissing(name: string): Error {
  return new Error(`Page component lacks default export: ${name}（页面组件“${name}”没有默认导出）`);
}

/** A navbar item threw while it was rendered. */
export function navbarItemFailed(item: unknown, cause: unknown): Error {
  return new Error(
    `A theme navbar item failed to render. Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config: ${JSON.stringify(item)}（导航栏的这一项无法显示，请检查 site.config.ts 里的 navbar.items）`,
    { cause },
  );
}

/** A lazy chunk that this build does not have. */
export function chunkUnknown(name: string): Error {
  return new Error(`ChunkLoadError: Loading chunk ${name} failed.（这一版网站没有名为“${name}”的模块）`);
}

/** A lazy chunk did not arrive. */
export function chunkFailed(name: string, cause: unknown): Error {
  return new Error(`ChunkLoadError: Loading chunk ${name} failed.（模块“${name}”没有载入）`, { cause });
}
