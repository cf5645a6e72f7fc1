/** Sections that readers keep on their device, and a site that can be installed: `features: [offline()]`. */
import type { Feature, FeatureParts } from 'study-notes';
import type { OfflineInput } from './config/offline-config.ts';
import { NAME } from './names.ts';

export type { OfflineInput } from './config/offline-config.ts';

export const feature: FeatureParts = {
  name: NAME,
  module: import.meta.url,
  site: async () => (await import('./emit/offline-site.ts')).offlineSite,
};

/** Lets readers store whole sections and install the site; nothing of it is loaded before they ask. */
export function offline(options: OfflineInput = {}): Feature {
  return { ...feature, options };
}
