/** Checks that the schema cannot express: options that need each other, and keys that must not be public. */
import { createRequire } from 'node:module';
import type { ConfigIssue } from 'study-notes/config/config-issue';
import type * as v from 'valibot';
import { words } from '../words/building.ts';
import type { search } from './search-schema.ts';

/** Environment variable with the key that writes to the index; `search:push` reads it. */
export const WRITE_KEY_VARIABLE = 'ALGOLIA_ADMIN_KEY';

type Written = v.InferOutput<typeof search>;
type Environment = Record<string, string | undefined>;

/** Problems of `search`; the environment tells keys that are secret. */
export function searchIssues({ provider, algolia, ask }: Written, env: Environment = process.env): ConfigIssue[] {
  const issues: ConfigIssue[] = [];
  if (provider === 'algolia' && !algolia) {
    issues.push(issue(['search', 'provider'], words.needsAlgolia, words.writeAlgolia));
  }
  if (ask.algolia && !algolia) {
    const message = words.askNeedsAlgolia;
    issues.push(issue(['search', 'ask', 'algolia'], message, words.writeAlgolia));
  }
  if (algolia && !isInstalled(CLIENT)) {
    const message = words.clientMissing(CLIENT);
    issues.push(issue(['search', 'algolia'], message, `npm install ${CLIENT}`));
  }
  const reason = algolia && secretReason(algolia.apiKey, env);
  if (reason) {
    const message = words.keyNotSearchOnly(reason);
    issues.push(issue(['search', 'algolia', 'apiKey'], message, words.useSearchKey));
  }
  return issues;
}

/** The service's official client, which only sites with hosted search need. */
const CLIENT = 'algoliasearch';

function isInstalled(name: string): boolean {
  try {
    return createRequire(import.meta.url).resolve(name) !== '';
  } catch {
    return false;
  }
}

/**
 * Why a key must not be public, as far as its text shows. An admin key looks like any other (32 hexadecimal digits), so
 * without asking the service only two things can be detected: it equals the secret in the environment, or its name says
 * so.
 * (A secured key, base64 with parameters, can only be made from a search key.) `search:push` asks the service as well.
 */
export function secretReason(key: string, env: Environment): string | undefined {
  const same = Object.entries(env).find(([name, value]) => SECRET_NAME.test(name) && value?.trim() === key.trim());
  if (same) return words.sameAsVariable(same[0]);
  if (/(?<![a-z])(?:admin|write|secret)(?![a-z])/i.test(key)) return words.saysSo;
  return undefined;
}

/** Environment variables that hold keys with write access. */
const SECRET_NAME = /ALGOLIA.*(?:ADMIN|WRITE|SECRET)/i;

function issue(path: string[], message: string, fix: string): ConfigIssue {
  return { rule: 'config-search', path, message, fix };
}
