/** Shared by all parts of the boot; defined once, because every byte of the boot counts. */

/** The build's constants. Each is written out as `__BOOT__.name`, so that the build can replace it and remove dead branches. */
export const runtime = __BOOT__.runtime;
export const barId = __BOOT__.barId;
/** Whether the site has a search dialog. */
export const hasFinder = __BOOT__.hasFinder;

/** The state attributes on `<html>`. */
export const state = document.documentElement.dataset;
