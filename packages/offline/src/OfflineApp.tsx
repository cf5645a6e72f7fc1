/** The page where sections are stored, updated and removed. */
import { useEffect, useMemo } from 'react';
import type { PageChunkProps } from 'study-notes/shared/page-chunk';
import { useStore } from 'study-notes/shell/store';
import { KeepReading } from './KeepReading.tsx';
import { megabytes } from './megabytes.ts';
import { COMMON, type Pack } from './names.ts';
import sheet from './offline.css?url';
import { OfflineControl } from './offline-control.ts';
import { problemWords, whyNot } from './problem-words.ts';
import { RemoveAll } from './RemoveAll.tsx';
import { SectionRow } from './SectionRow.tsx';
import { StoreProblem } from './store/store-problem.ts';
import type { Stored } from './stored-state.ts';
import { words } from './words/page.ts';

export { sheet };

export default function OfflineApp(props: PageChunkProps) {
  const reason = whyNot();
  return reason ? <p className="offline-notice">{reason}</p> : <Offline {...props} />;
}

/** One for the document: its download outlives the page. */
let control: OfflineControl | undefined;

function controlOf(props: PageChunkProps): OfflineControl {
  control ??= new OfflineControl(props);
  return control;
}

function Offline(props: PageChunkProps) {
  const offline = useMemo(() => controlOf(props), [props]);
  const { stored, said, download } = useStore(offline.shown, offline.shown.get());
  useEffect(() => void offline.begin(), [offline]);
  const isThere = stored !== undefined;
  // Who comes from a section's page has said which one.
  useEffect(() => {
    if (isThere)
      document
        .getElementById(decodeURIComponent(location.hash.slice(1)))
        ?.querySelector('button')
        ?.focus();
  }, [isThere]);
  const status = (
    <p className="offline-said" role="status">
      {said}
    </p>
  );
  if (!stored) return said ? status : <div className="spinner" role="status" aria-label={words.looking} />;
  const published = stored.list && 'packs' in stored.list ? stored.list : undefined;
  const packs = published?.packs ?? stored.packs;
  const isOld = published !== undefined && stored.packs.length > 0 && published.version !== stored.version;
  return (
    <div className="offline">
      <Notices stored={stored} />
      {status}
      <ul className="offline-sections">
        {packs
          .filter(({ id }) => id !== COMMON)
          .map((pack) => (
            <SectionRow key={pack.id} pack={pack} offline={offline} shown={{ stored, download }} href={props.href} />
          ))}
      </ul>
      <Summary stored={stored} common={packs.find(({ id }) => id === COMMON)} />
      {isOld && (
        <button type="button" className="button" disabled={download !== undefined} onClick={() => offline.store()}>
          {words.updateNow}
        </button>
      )}
      <KeepReading stored={stored} onChoose={offline.keep} />
      {(stored.packs.length > 0 || stored.pages > 0) && <RemoveAll onRemove={offline.removeAll} />}
    </div>
  );
}

function Notices({ stored: { list, lost, full } }: { stored: Stored }) {
  return (
    <>
      {list === undefined && <p className="offline-notice">{words.siteUnreachable}</p>}
      {list === null && <p className="offline-notice">{words.nothingToStore}</p>}
      {list && 'version' in list && full.has(list.version) && (
        <p className="offline-notice">
          {words.notUpdated}
          {problemWords(new StoreProblem('full'))}
        </p>
      )}
      {lost.length > 0 && <p className="offline-notice"> {words.cleared(lost.map((label) => `“${label}”`))}</p>}
    </>
  );
}

function Summary({ stored: { packs, at, isLasting }, common }: { stored: Stored; common?: Pack | undefined }) {
  if (packs.length === 0) return common ? <p>{words.firstTime(megabytes(common.bytes))}</p> : null;
  const size = packs.reduce((sum, pack) => sum + pack.size, 0);
  return (
    <p>
      {words.total(megabytes(size), new Date(at ?? 0).toLocaleString(words.locale))}
      {isLasting ? words.lasting : words.notLasting}
    </p>
  );
}
