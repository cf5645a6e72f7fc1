import { SectionList } from './SectionList.tsx';

/** The seat of the search results; until search is there it says so and offers another way. */
export default function SearchPage() {
  return (
    <div className="notice">
      <svg className="notice-mark" viewBox="0 0 72 72" aria-hidden="true">
        <path d="M12 60V10h40v22M20 20h24M20 28h16M20 36h10" />
        <path className="mark" d="M44 36a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM51 53l9 9" />
      </svg>
      <h1>搜索</h1>
      <p>
        这一版还没有搜索功能，会在下一版提供。在那之前，可以从各栏的目录找到每一篇笔记，或者用搜索引擎的“site:”查找本站。
      </p>
      <h2>各栏目录</h2>
      <SectionList />
    </div>
  );
}
