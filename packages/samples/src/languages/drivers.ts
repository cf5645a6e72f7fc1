/** All languages that the checker supports. */
import { cmake } from './cmake.ts';
import { cpp } from './cpp.ts';
import { csharp } from './csharp.ts';
import type { Driver } from './driver.ts';
import { ini } from './ini.ts';
import { bash, javascript, lua, python } from './scripts.ts';
import { glsl, hlsl, slang } from './shaders.ts';
import { typescript } from './typescript.ts';

/** By language name. */
export const DRIVERS: Readonly<Record<string, Driver>> = {
  ...{ bash, cmake, cpp, csharp, glsl, hlsl, ini, javascript, lua, python, slang, typescript },
};

/** The driver of a checked language. */
export function driverOf(language: string): Driver {
  const driver = DRIVERS[language];
  if (!driver) throw new Error(`no driver for ${language}`);
  return driver;
}
