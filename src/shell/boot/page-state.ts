/** What all parts of the boot share; bound once, because the boot is counted in bytes. */

/** The build's constants. */
export const { runtime, colorMode, barId } = __BOOT__;

/** The state attributes on `<html>`. */
export const state = document.documentElement.dataset;
