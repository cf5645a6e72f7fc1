/** What the reports bring to the configuration. */
import type { ConfigFeature } from 'study-notes/config/config-feature';
import type * as v from 'valibot';
import { report } from './report-schema.ts';

/** What an author may write for it. */
export type ReportInput = v.InferInput<typeof report>;

export const reportConfig: ConfigFeature<ReportInput> = { name: 'report', schema: report };
