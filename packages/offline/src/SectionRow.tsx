/** A section: what it takes, and the button that stores or removes it. */
import { megabytes } from './megabytes.ts';
import type { Pack } from './names.ts';
import type { Download, OfflineControl } from './offline-control.ts';
import type { Stored } from './stored-state.ts';
import { words } from './words/page.ts';

interface SectionRowProps {
  pack: Pack;
  offline: OfflineControl;
  shown: { stored: Stored; download?: Download | undefined };
  href: (path: string) => string;
}

export function SectionRow({ pack, offline, shown, href }: SectionRowProps) {
  const { stored, download } = shown;
  const isStored = stored.packs.some(({ id }) => id === pack.id);
  const action = isStored ? words.remove : words.store;
  return (
    <li id={pack.id} data-stored={isStored}>
      <a href={href(pack.path)}>{pack.label}</a>
      {download?.id === pack.id ? (
        <Progress label={pack.label} download={download} onCancel={offline.cancel} />
      ) : (
        <>
          <span>{isStored ? words.storedSize(megabytes(pack.size)) : words.downloadSize(megabytes(pack.bytes))}</span>
          <button
            type="button"
            className="button"
            aria-label={isStored ? words.removeSection(pack.label) : words.storeSection(pack.label)}
            disabled={download !== undefined}
            onClick={() => (isStored ? offline.remove(pack) : offline.store(pack))}
          >
            {action}
          </button>
        </>
      )}
    </li>
  );
}

interface ProgressProps {
  label: string;
  download: Download;
  onCancel: () => void;
}

function Progress({ label, download: { bytes, total }, onCancel }: ProgressProps) {
  return (
    <>
      <span>
        <progress aria-label={words.storing(label)} value={bytes} max={Math.max(1, total)} />
        {megabytes(bytes)} / {megabytes(total)}
      </span>
      <button type="button" className="button" onClick={onCancel}>
        {words.cancel}
      </button>
    </>
  );
}
