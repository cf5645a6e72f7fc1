import type { NavLink } from '../../shared/page.ts';
import type { ShellConfig } from '../../shared/site.ts';
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
      <h1>找不到页面</h1>
      <p>我们没有找到你要看的内容。</p>
      <p>如果是从别的网站点过来的，请联系那个网站的主人，告诉他链接已经失效。</p>
      <div className="page-finder">
        <FeatureSlot of="Finder" label="搜索笔记" />
      </div>
      <NearestTitles />
      <h2>各栏目录</h2>
      <SectionList />
    </div>
  );
}

function NearestTitles() {
  const site = useSite();
  const find = (attempt: number) => loadModule<FindNearest>({ name: 'nearest', attempt }).then((found) => found(site));
  const { value: pages = [], error, retry } = useLoaded(find, site);
  if (error) return <FailureBox title="没有取到相近的页面。" error={error} onRetry={retry} />;
  if (pages.length === 0) return null;
  return (
    <>
      <h2>也许你要找的是</h2>
      <LinkList links={pages} />
    </>
  );
}
