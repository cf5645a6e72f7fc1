/** Reports of mistakes with the quoted sentence: `features: [report({ url: '…{quote}' })]`. */
import type { Feature, FeatureParts } from 'study-notes';
import type { SiteFeature } from 'study-notes/emit/site-feature';
import { type ReportInput, reportConfig } from '../config/report-config.ts';

const reportSite: SiteFeature = {
  name: 'report',
  config: reportConfig,
  shell: {
    source: 'src/report/report-shell.ts',
    load: () => import('../report/report-shell.ts'),
    hasFinder: false,
  },
  chunks: () => ({ report: 'src/report/offer-report.ts' }),
};

export const feature: FeatureParts = { name: 'report', module: import.meta.url, site: async () => reportSite };

/** Offers readers who select text in a note a link by which they report it. */
export function report(options: ReportInput): Feature {
  return { ...feature, options };
}
