import type { NavLink } from '../../shared/page.ts';
import type { ShellConfig } from '../../shared/site.ts';
import { words } from '../../words/shell.ts';
import { useSite } from '../context.ts';
import { FailureBox } from '../errors/FailureBox.tsx';
import { loadModule } from '../errors/load-chunk.ts';
import { useLoaded } from '../errors/use-loaded.ts';
import { FeatureSlot } from '../layout/FeatureSlot.tsx';
import { LinkList } from './LinkList.tsx';
import { SectionList } from './SectionList.tsx';

type FindNearest = (site: ShellConfig) => Promise<NavLink[]>;

/** No such page: whose link it is to mend, and where the reader may have wanted to go. */
export default function NotFoundPage() {
  return (
    <div className="notice">
      <svg className="notice-mark" viewBox="0 0 72 72" aria-hidden="true">
        <path d="M14 8h32l12 12v44H14zM46 8v12h12" />
        <path className="mark" d="M27 33l18 18M45 33L27 51" />
      </svg>
      <h1>{words.notFound}</h1>
      <p>{words.notFoundHere}</p>
      <p>{words.notFoundElsewhere}</p>
      <div className="page-finder">
        <FeatureSlot of="Finder" label={words.searchNotes} />
      </div>
      <NearestTitles />
      <h2>{words.allSections}</h2>
      <SectionList />
    </div>
  );
}

function NearestTitles() {
  const site = useSite();
  const find = (attempt: number) => loadModule<FindNearest>({ name: 'nearest', attempt }).then((found) => found(site));
  const { value: pages = [], error, retry } = useLoaded(find, site);
  if (error) return <FailureBox title={words.nearestFailed} error={error} onRetry={retry} />;
  if (pages.length === 0) return null;
  return (
    <>
      <h2>{words.nearest}</h2>
      <LinkList links={pages} />
    </>
  );
}
