/** Stands where the search will be: says what is missing and offers the sections' maps. */
import { toAddress } from '../shared/paths.ts';
import type { ShellConfig } from '../shared/site.ts';

interface Props {
  site: ShellConfig;
  onClose: () => void;
}

/** Content of the search dialog; the dialog itself, its focus and Escape belong to the shell. */
export default function SearchDialog({ site, onClose }: Props) {
  return (
    <div className="search-placeholder">
      <h2>搜索</h2>
      <p>这一版还没有全文搜索，会在下一版提供。在那之前，可以从各栏的目录找到每一篇笔记：</p>
      <ul>
        {site.sidebars.map(({ id, label, intro }) => (
          <li key={id}>
            <a href={toAddress(site.baseUrl, `/${intro}`)}>{label}</a>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={onClose}>
        关闭
      </button>
    </div>
  );
}
