/** What all parts of the boot share; bound once, because the boot is counted in bytes. */

/** The build's constants. Each is spelled out after `__BOOT__`, so that the build puts its value there and drops what it rules out. */
export const runtime = __BOOT__.runtime;
export const barId = __BOOT__.barId;
/** Whether readers can look for something. */
export const hasFinder = __BOOT__.hasFinder;

/** The state attributes on `<html>`. */
export const state = document.documentElement.dataset;
