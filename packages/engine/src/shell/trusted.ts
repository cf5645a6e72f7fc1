/**
 * The site's one Trusted Types policy: the only way to turn text into markup, or an address into a script. Its results are
 * typed as strings, which is what browsers without Trusted Types get.
 */
import { TRUST_POLICY } from '../shared/constants.ts';

interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
}

const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } };

// Not exported: with it anything could be made trusted.
const policy = trustedTypes?.createPolicy(TRUST_POLICY, {
  createHTML: (html) => html,
  createScriptURL(address) {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError(`Not a script of this site: ${address}`);
  },
});

/** HTML that the build has compiled and sanitised, or a document of this site; never what a reader, an address or a foreign host gave. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** Address of a script of this site. */
export const trustedScript = (address: string): string => policy?.createScriptURL(address) ?? address;
