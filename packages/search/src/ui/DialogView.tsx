import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isPlainClick } from 'study-notes/shell/navigation/link-target';
import { createSearch } from '../create-search.ts';
import { words } from '../words/interface.ts';
import { AskSlot, hasAskMode } from './AskSlot.tsx';
import { DialogFoot } from './DialogFoot.tsx';
import { Failure } from './Failure.tsx';
import { Filters } from './Filters.tsx';
import { type Found, foundIn } from './found.ts';
import { HitList } from './HitList.tsx';
import { NothingFound, Suggestion } from './NothingFound.tsx';
import type { QueryProps } from './query-props.ts';
import { Status } from './Status.tsx';
import { searchAddress } from './search-address.ts';
import { useAnswer } from './use-answer.ts';
import { useCombobox } from './use-combobox.ts';
import { useHitKeys } from './use-hit-keys.ts';
import { useMemoryKeys } from './use-memory-keys.ts';
import { follow, noteVisit, rememberSearch } from './visit.ts';

/** Pages shown in the dialog; the search page shows all. */
const PAGES = 8;

/** The content below the dialog's field: filters, hits, a link to all of them, or why there are none. */
export function DialogView({ site, field, query, onSearch }: QueryProps) {
  const engine = createSearch(site);
  const [sidebars, setSidebars] = useState<string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const asked = useAnswer(engine, { query, sidebars, limit: PAGES });
  const { answer, isCurrent } = asked;
  const found = isAsking || !answer ? [] : foundIn(answer.pages);
  const [selected, setSelected] = useSelection(answer);
  const waitingEnter = useRef<{ query: string; isNewTab: boolean } | null>(null);

  const open = (hit: Found, isNewTab: boolean) => {
    noteVisit(site, { query, found: hit }, !isNewTab);
    if (isNewTab) window.open(hit.hit.url, '_blank', 'noopener');
    else follow(hit.hit.url);
  };
  const onEnter = (isNewTab: boolean) => {
    const hit = found[selected];
    // Enter while an answer is pending opens its first hit, not one of the previous query.
    if (!isCurrent) waitingEnter.current = { query, isNewTab };
    else if (hit) open(hit, isNewTab);
  };
  const onAnswer = useEffectEvent(() => {
    const waiting = waitingEnter.current;
    waitingEnter.current = null;
    if (waiting?.query === query && found[0]) open(found[0], waiting.isNewTab);
  });
  useEffect(() => {
    if (answer) onAnswer();
  }, [answer]);
  useEffect(() => createSearch(site).warm(), [site]);

  useHitKeys({ field, count: found.length, selected, onSelect: setSelected, onEnter });
  useMemoryKeys(field);
  useCombobox(field, found.length > 0 ? selected : null, answer);

  const onClick = (hit: Found, event: MouseEvent) => {
    const isPlain = isPlainClick(event);
    if (event.button === 2) return;
    if (!isPlain) return noteVisit(site, { query, found: hit }, false);
    event.preventDefault();
    open(hit, false);
  };
  const all = searchAddress(site, query, sidebars);
  const onAll = (event: MouseEvent) => {
    rememberSearch(site, query);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    follow(all);
  };
  const isShown = answer !== null && !isAsking;
  return (
    <>
      {isShown && <Filters site={site} answer={answer} chosen={sidebars} onChoose={setSidebars} />}
      <Status site={site} asked={asked} query={query}>
        {hasAskMode(site) && (
          <button type="button" className="ask-toggle" aria-pressed={isAsking} onClick={() => setAsking(!isAsking)}>
            {words.askAi}
          </button>
        )}
      </Status>
      <div className="search-body" aria-busy={asked.isSlow}>
        {isAsking && <AskSlot site={site} engine={engine} question={query} onClose={() => setAsking(false)} />}
        {!isAsking && Boolean(asked.error) && <Failure error={asked.error} onRetry={asked.retry} />}
        {isShown && answer.pages.length > 0 && (
          <>
            <Suggestion answer={answer} onSearch={onSearch} />
            <HitList pages={answer.pages} selected={selected} onSelect={setSelected} onOpen={onClick} />
            <a className="search-all" href={all} onClick={onAll}>
              {words.all(answer.hitsTotal)}
            </a>
          </>
        )}
        {isShown && answer.pages.length === 0 && (
          <NothingFound
            site={site}
            answer={answer}
            isFiltered={sidebars.length > 0}
            onSearch={onSearch}
            onClearFilter={() => setSidebars([])}
          />
        )}
      </div>
      <DialogFoot />
    </>
  );
}

/** The selected hit; the first one again with every answer. */
function useSelection(answer: unknown): [number, (index: number) => void] {
  const [state, setState] = useState({ answer, index: 0 });
  const index = state.answer === answer ? state.index : 0;
  return [index, (next) => setState({ answer, index: next })];
}
