/** Cards to Anki and from it, as text files. */
import { useState } from 'react';
import { ownCardsOf, toAnki } from './anki-cards.ts';
import { readAnki, writeAnki } from './anki-text.ts';
import { dayOf } from './days.ts';
import { FileButton } from './FileButton.tsx';
import { offerFile } from './offer-file.ts';
import { OWN_LIMITS, OWN_SECTION } from './own-cards.ts';
import type { ReviewProps } from './props.ts';
import { FILE_LIMIT } from './transfer.ts';
import type { StudyCard } from './types.ts';
import type { Study } from './use-study.ts';
import { words } from './words/review.ts';

interface AnkiControlsProps {
  cards: StudyCard[];
  study: Study;
  sections: ReviewProps['sections'];
  href: ReviewProps['href'];
}

/** The controls, and a status line. */
export function AnkiControls({ cards, study, sections, href }: AnkiControlsProps) {
  const [message, setMessage] = useState('');
  const save = () => {
    const place = {
      labelOf: (id: string) => sections.find((one) => one.id === id)?.label ?? words.myCards,
      addressOf: (path: string) => new URL(href(path), location.href).href,
    };
    offerFile(writeAnki(cards.map((card) => toAnki(card, place))), words.cardsFile(dayOf(Date.now())), 'text/plain');
    setMessage(words.exportedCards(cards.length));
  };
  const take = async (file: File) => setMessage(await importFile(file, cards, study));
  return (
    <section className="review-settings" aria-label="Anki">
      <h2>{words.withAnki}</h2>
      <p>{words.aboutAnki}</p>
      <div className="review-row">
        <button type="button" className="button" onClick={save} disabled={cards.length === 0}>
          {words.exportToAnki}
        </button>
        <FileButton
          label={words.importFromAnki}
          accept="text/plain,.txt,.csv,.tsv"
          onFile={(file) => void take(file)}
        />
      </div>
      <p role="status">{message}</p>
    </section>
  );
}

/** Adds the cards of a file to the reader's own; says what came of it. */
async function importFile(file: File, cards: readonly StudyCard[], study: Study): Promise<string> {
  const kept = words.notImported(file.name);
  if (file.size > FILE_LIMIT) return words.largeFile(kept);
  const read = readAnki(await file.text());
  if (read.cards.length === 0) return words.noRows(kept);
  const fromNotes = new Set(cards.filter(({ section }) => section !== OWN_SECTION).map(({ id }) => id));
  const own = await ownCardsOf(read.cards, fromNotes, Date.now());
  if (study.own.length + own.length > OWN_LIMITS.cards) return words.manyOwn(kept, OWN_LIMITS.cards);
  const done = await study.change((store) => store.merge({ progress: [], log: [], own }));
  if (!done) return words.notSaved(kept);
  const left = read.cards.length - own.length;
  return [
    words.importedCards(done.own),
    left > 0 ? words.leftCards(left) : '',
    read.skipped > 0 ? words.skippedRows(read.skipped) : '',
  ].join('');
}
