/** Runs the bundled still of a lab of the author's own; it borrows this thread's React, of which there may be one only. */
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import type { Still } from '../define.ts';
import { words } from '../words/building.ts';

const KEY = 'study-notes-labs/react';
/** The expression by which a still finds it. */
export const LOAN = `globalThis[Symbol.for('${KEY}')]`;

/** The still of a bundled module; throws what the module throws, or when it gives none. */
export async function ownStill(code: string): Promise<Still> {
  Object.assign(globalThis, { [Symbol.for(KEY)]: { ...react, ...jsx } });
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const { default: still } = await import(/* @vite-ignore */ address);
  if (!isStill(still)) throw new Error(words.noStill);
  return still;
}

function isStill(value: unknown): value is Still {
  const { options, Picture } = Object(value) as Partial<Still>;
  return typeof options === 'object' && typeof Picture === 'function';
}
