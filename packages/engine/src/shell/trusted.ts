/**
 * The site's one Trusted Types policy: by it alone text becomes markup, and an address a script. What it makes is typed
 * as the text it stands for, which is what browsers without Trusted Types get.
 */
import { TRUST_POLICY } from '../shared/constants.ts';

interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
}

const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } };

// Not exported: who has it can make anything trusted.
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
