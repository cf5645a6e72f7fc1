/** Files of `static/` keep their names, so one that a browser would run must be allowed by the configuration. */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import type { SiteConfig } from '../../config/schema.ts';
import type { Problem } from '../../shared/problem.ts';
import { words } from '../../words/checks.ts';
import { svgHazard } from '../markdown/image/svg-hazard.ts';
import { extensionOf, isActive } from '../read/file-kinds.ts';
import type { StaticFile } from '../types.ts';

type Trusting = Pick<SiteConfig, 'trustedFiles' | 'stylesheets' | 'comments'>;

/** Enough of a file for what browsers look at when they guess its type. */
const HEAD = 4096;

/** Problems for active static files that the configuration does not name; SVGs without active content are fine. */
export function checkStatics(statics: StaticFile[], config: Trusting, label: string): Problem[] {
  const { trustedFiles, stylesheets, comments } = config;
  const named = [...trustedFiles, ...stylesheets, comments?.script, comments?.stylesheet];
  const trusted = new Set(named.map((file) => file?.normalize('NFC')));
  return statics.flatMap(({ file, absolute }) => {
    const reason = trusted.has(`/${file}`) ? undefined : whyActive(file, absolute);
    return reason === undefined ? [] : [active(file, reason, label)];
  });
}

function whyActive(file: string, absolute: string): string | undefined {
  if (extensionOf(file) !== 'svg') return isActive(file, headOf(absolute)) ? words.isProgram : undefined;
  const hazard = svgHazard(readFileSync(absolute, 'utf8'));
  return hazard && words.hasProgram(hazard);
}

function headOf(absolute: string): Uint8Array {
  const head = new Uint8Array(HEAD);
  const descriptor = openSync(absolute, 'r');
  try {
    return head.subarray(0, readSync(descriptor, head));
  } finally {
    closeSync(descriptor);
  }
}

function active(file: string, reason: string, label: string): Problem {
  const message = words.activeFile(file, reason);
  const fix = words.trustFile(file);
  return { severity: 'error', rule: 'static-active', file: `${label}/${file}`, line: 1, column: 1, message, fix };
}
