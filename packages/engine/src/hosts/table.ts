/** The hosts that `build --host` knows; another one is a file and a line here. */
import { renderRedirect } from '../emit/document.ts';
import { caddy } from './caddy.ts';
import { cloudflarePages, netlify } from './header-file.ts';
import type { Host } from './host.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

/** Nothing but files, each at its own address; a site that lies deeper is found from the root. */
const plain: Host = {
  twins: [],
  isFolders: true,
  files: ({ baseUrl }): Record<string, string> =>
    baseUrl === '/' ? {} : { 'index.html': renderRedirect('/', { baseUrl }) },
};

export const HOSTS: Readonly<Record<string, Host>> = {
  nginx,
  caddy,
  'github-pages': { twins: [], isBelowBase: true, files: () => ({ '.nojekyll': '' }) },
  'cloudflare-pages': cloudflarePages,
  netlify,
  vercel,
  // Buckets know no endings; a folder's index they find by the setting for static websites.
  oss: plain,
  cos: plain,
  s3: plain,
  plain,
};
