import { useStore } from 'study-notes/shell/store';
import { words } from '../words/slot.ts';
import { changeMemory, searchMemory, withFavourite, without } from './search-memory.ts';

interface Props {
  onChoose: (query: string) => void;
}

/** Favourite and recent searches: repeat, add or remove them. */
export function SavedSearches({ onChoose }: Props) {
  const { recent, favourites } = useStore(searchMemory);
  const others = recent.filter((query) => !favourites.includes(query));
  return (
    <div className="remembered">
      <List label={words.savedSearches} queries={favourites} isFavourite={true} onChoose={onChoose} />
      <List label={words.lastSearches} queries={others} isFavourite={false} onChoose={onChoose} />
    </div>
  );
}

function List({ label, queries, isFavourite, onChoose }: Props & ListProps) {
  if (queries.length === 0) return null;
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className="remembered-query" onClick={() => onChoose(query)}>
              <bdi>{query}</bdi>
            </button>
            <button
              type="button"
              aria-label={words.saveQuery(query)}
              aria-pressed={isFavourite}
              onClick={() => changeMemory(withFavourite, query)}
            >
              {isFavourite ? '★' : '☆'}
            </button>
            <button type="button" aria-label={words.deleteQuery(query)} onClick={() => changeMemory(without, query)}>
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ListProps {
  label: string;
  queries: string[];
  isFavourite: boolean;
}
