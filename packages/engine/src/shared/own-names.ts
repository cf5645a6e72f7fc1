/** Names that the engine's shell takes: a feature that brings one of them is refused. */

/** Components of its pages. */
export const OWN_COMPONENTS = ['DocPage', 'HomePage', 'ArticlePage', 'NotFoundPage'] as const;
export type OwnComponent = (typeof OWN_COMPONENTS)[number];

/** What its controls do, by `data-action`: what the boot serves, what the application serves. */
const BOOT_ACTIONS = ['toggle-theme', 'open-drawer', 'close', 'toggle-sidebar', 'dismiss-bar'] as const;
const APP_ACTIONS = ['back-to-top', 'fold', 'wrap-code', 'copy-code', 'copy-markdown', 'zoom'] as const;
export type BootAction = (typeof BOOT_ACTIONS)[number];
export type AppAction = (typeof APP_ACTIONS)[number];
export const OWN_ACTIONS: readonly string[] = [...BOOT_ACTIONS, ...APP_ACTIONS];
