/** Safari deletes what a site has stored after seven days of use without a visit (WebKit's tracking prevention). */
import { useState } from 'react';
import { dayOf, startOfDay } from './days.ts';
import type { ReviewProps } from './props.ts';
import type { Study } from './use-study.ts';
import { words } from './words/review.ts';

/** Days after which an export is too old to rely on. */
const FRESH_DAYS = 7;

type Kept = Pick<ReviewProps, 'keyOf' | 'readStored' | 'writeStored'>;

/** To be called when the reader has exported the progress. */
export function noteExport({ keyOf, writeStored }: Kept): void {
  writeStored(keyOf('exported'), dayOf(Date.now()));
}

/** Whether this browser forgets; a site added to the home screen or the Dock is exempt. */
function isForgetful(): boolean {
  return navigator.vendor.startsWith('Apple') && !matchMedia('(display-mode: standalone)').matches;
}

/** Offers to export or to install, where progress may be lost and no export of the last days is there. */
export function KeepNotice({ study, ...kept }: Kept & { study: Study }) {
  const [isForgotten] = useState(isForgetful);
  const exported = kept.readStored(kept.keyOf('exported')) ?? '';
  const isRecent = exported >= dayOf(startOfDay(study.now, -FRESH_DAYS));
  if (!isForgotten || isRecent || study.progress.size === 0 || study.problem) return null;
  return (
    <p className="review-notice" role="note">
      {words.safari}
    </p>
  );
}
