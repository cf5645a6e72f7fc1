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
  if (!stored) return said ? status : <div className="spinner" role="status" aria-label="正在看本机存了什么" />;
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
          网站更新了，现在就更新本机的
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
      {list === undefined && <p className="offline-notice">现在连不上网站。下面是存在本机的，都能打开。</p>}
      {list === null && <p className="offline-notice">网站上没有可以存到本机的内容。</p>}
      {list && 'version' in list && full.has(list.version) && (
        <p className="offline-notice">网站更新了，本机的还没有。{problemWords(new StoreProblem('full'))}</p>
      )}
      {lost.length > 0 && (
        <p className="offline-notice">
          浏览器为了腾出空间，清掉了{lost.map((label) => `“${label}”`).join('、')}。再存一次就好，其余的没有动。
        </p>
      )}
    </>
  );
}

function Summary({ stored: { packs, at, isLasting }, common }: { stored: Stored; common?: Pack | undefined }) {
  if (packs.length === 0)
    return common ? <p>第一次存，另外要下载 {megabytes(common.bytes)}：程序、搜索和卡片。</p> : null;
  const size = packs.reduce((sum, pack) => sum + pack.size, 0);
  return (
    <p>
      一共占 {megabytes(size)}，最近更新于 {new Date(at ?? 0).toLocaleString('zh-CN')}。联网打开网站时会在后台更新。
      {isLasting ? '浏览器答应不自动清除。' : '设备空间紧张时浏览器可能清掉它们；把网站装成应用，会留得更久。'}
    </p>
  );
}
