import { own } from 'study-notes/shared/own';
import type { ShellConfig } from 'study-notes/shared/site';
import { SEARCH_PATH } from '../constants.ts';
import type { Answer } from '../types.ts';
import { words } from '../words/interface.ts';

interface Props {
  site: ShellConfig;
  answer: Answer;
  /** Whether the search is limited to some sidebars, which may be why nothing was found. */
  isFiltered: boolean;
  onSearch: (query: string) => void;
  onClearFilter: () => void;
}

/** No results: what was searched, what might be meant, and where to report it. */
export function NothingFound({ site, answer, isFiltered, onSearch, onClearFilter }: Props) {
  const report = reportAddress(site, answer.query);
  return (
    <div className="search-state">
      <p className="search-state-title">
        {words.nothingFor}
        <bdi>“{answer.query}”</bdi> {words.isBilingual && <span lang="en">No results found for “{answer.query}”</span>}
      </p>
      {isFiltered && (
        <p>
          <button type="button" className="link" onClick={onClearFilter}>
            {words.inAllSections}
          </button>
        </p>
      )}
      <Suggestion answer={answer} onSearch={onSearch} />
      <p>{words.tryOtherwise}</p>
      {report && (
        <p>
          {words.shouldBeThere}
          <a className="link external" href={report} target="_blank" rel="noopener noreferrer">
            {words.tellUs} {words.isBilingual && <span lang="en">Let us know</span>}
          </a>
        </p>
      )}
    </div>
  );
}

/** A query that does find something, to search instead. */
export function Suggestion({ answer: { suggestion }, onSearch }: Pick<Props, 'answer' | 'onSearch'>) {
  if (!suggestion) return null;
  return (
    <p className="search-suggestion">
      {words.didYouMean}
      <button type="button" className="link" onClick={() => onSearch(suggestion)}>
        <bdi>{suggestion}</bdi>
      </button>
    </p>
  );
}

/** Where to report a search without results; empty when the site has no such place. */
function reportAddress({ reportUrl }: ShellConfig, query: string): string {
  const values: Record<string, string> = { title: words.nothingFoundFor(query), path: SEARCH_PATH, file: '' };
  return reportUrl.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(own(values, name) ?? ''));
}
