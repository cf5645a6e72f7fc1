/** Safari deletes what a site has stored after seven days of use without a visit (WebKit's tracking prevention). */
import { useState } from 'react';
import { dayOf, startOfDay } from './days.ts';
import type { ReviewProps } from './props.ts';
import type { Study } from './use-study.ts';

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
      Safari
      在连续使用七天而没有打开本站时，会清掉本站存下的数据，复习进度也在内。隔几天在下面“导出进度”留一份；或者把本站添加到主屏幕（Mac
      上是程序坞），从那里打开的不会被清掉。
    </p>
  );
}
