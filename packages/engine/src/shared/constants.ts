/** Constants of the specification, section 9; each has one name, so that tests can check them. */

/** Width in CSS px up to which the navbar collapses into the drawer. */
export const DESKTOP_BREAKPOINT = 996;

/** Progress bar: starts this many ms after a route change to a different path. */
export const PROGRESS_DELAY = 200;
/** Progress bar: first and smallest shown fraction, 0–1. */
export const PROGRESS_MINIMUM = 0.08;
/** Progress bar: largest fraction added by one trickle, 0–1. */
export const PROGRESS_TRICKLE_RATE = 0.02;
/** Progress bar: ms between two trickles. */
export const PROGRESS_TRICKLE_SPEED = 800;
/** Progress bar: ms of one movement. */
export const PROGRESS_SPEED = 200;

/** Own long work yields to the browser after this many ms. */
export const SCHEDULER_FRAME = 5;
/** A spinner appears only when a chunk takes longer than this many ms. */
export const LOADING_DELAY = 200;
/** Parsed paths remembered at most. */
export const PATH_CACHE_LIMIT = 10_000;
/** Page data remembered at most (entries): more than one window shows links. */
export const PAGE_CACHE_LIMIT = 200;
/** Time without a byte after which a response is given up, ms. */
export const SILENCE_LIMIT = 10_000;

/** Duration of collapsing under `prefers-reduced-motion`, ms: 0 would fire no end event. */
export const COLLAPSE_REDUCED_MS = 1;

/** Outline levels shown when neither config nor front matter says otherwise. */
export const TOC_LEVELS = { min: 2, max: 3 } as const;

/** Local storage keys. */
export const THEME_KEY = 'theme';
/** `off` when keys of a single character do nothing. */
export const SINGLE_KEYS_KEY = 'single-keys';
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';
export const SIDEBAR_HIDDEN_KEY = 'sidebar-hidden';
export const BAR_DISMISSED_KEY = 'announcement.dismiss';
export const BAR_ID_KEY = 'announcement.id';

export const LOCALE = 'zh-Hans';

/** The theme conventions this site follows; a note for tools, never shown as a generator in HTML. */
export const CONVENTIONS = 'docusaurus 3.9.1';
/** Lowest UI library version the specification names. */
export const UI_LIBRARY_FLOOR = '19.1.1';

/** Attribute of the link on which a click is expected before the application is there. */
export const EXPECTED = 'data-soon';

/** Name of the one Trusted Types policy. */
export const TRUST_POLICY = 'site';
