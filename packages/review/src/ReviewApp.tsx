/** The review: today's cards, the past weeks, the coming one, and the settings. */
import { useEffect, useMemo, useState } from 'react';
import type { PageChunkProps } from 'study-notes/shared/page-chunk';
import { FailureBox } from 'study-notes/shell/errors/FailureBox';
import { AnkiControls } from './AnkiControls.tsx';
import { Calendar } from './Calendar.tsx';
import { dueSummary } from './due-summary.ts';
import { Forecast } from './Forecast.tsx';
import { HardCards } from './HardCards.tsx';
import { KeepNotice } from './KeepNotice.tsx';
import { OrphanedCards } from './OrphanedCards.tsx';
import { OwnCards } from './OwnCards.tsx';
import { OWN_SECTION, studyCardOf } from './own-cards.ts';
import type { ReviewProps } from './props.ts';
import { askedCards } from './queue.ts';
import sheet from './review.css?url';
import { Session } from './Session.tsx';
import { freshChoice, Settings } from './Settings.tsx';
import { NAME, type ReviewSection } from './sections.ts';
import type { OwnCard, StudyCard } from './types.ts';
import { useCards } from './use-cards.ts';
import { type Study, useStudy } from './use-study.ts';
import { words } from './words/review.ts';

export { sheet };

const NO_SECTIONS: ReviewProps['sections'] = [];

/** Content of the review page. */
export default function ReviewApp(given: PageChunkProps) {
  const sections = (given.page.features?.[NAME] ?? NO_SECTIONS) as ReviewSection[];
  const props = { ...given, sections };
  const { value: cards, error, retry } = useCards(props);
  const study = useStudy(props.keyOf('study'));
  const all = useMemo(
    () => cards && study && [...cards, ...ownStudyCards(cards, study.own, given.page.path)],
    [cards, study, given.page.path],
  );
  if (error) return <FailureBox title={words.notLoaded} error={error} onRetry={retry} />;
  if (!all || !study) return <div className="spinner" role="status" aria-label={words.loading} />;
  return <Review {...props} cards={all} study={study} />;
}

/** Own cards, but for those that a note has by now; they are of the review's own page. */
function ownStudyCards(cards: readonly StudyCard[], own: readonly OwnCard[], path: string): StudyCard[] {
  const ids = new Set(cards.map(({ id }) => id));
  return own.filter(({ id }) => !ids.has(id)).map((card) => studyCardOf(card, path));
}

const withOwn = (sections: ReviewSection[], count: number) =>
  count > 0 ? [...sections, { id: OWN_SECTION, label: words.myCards, count }] : sections;

function Review({ cards, study, ...props }: ReviewProps & { cards: StudyCard[]; study: Study }) {
  const { sections, keyOf, href, readStored, writeStored } = props;
  const [section, setSection] = useState<string>();
  const [freshPerDay, setFresh] = useState(() => freshChoice(readStored(keyOf('new'))));
  const { progress, log, now } = study;
  const choices = useMemo(() => withOwn(sections, study.own.length), [sections, study.own.length]);
  const asked = useMemo(() => askedCards(cards, progress), [cards, progress]);
  const shown = useMemo(
    () => (section === undefined ? asked : asked.filter((card) => card.section === section)),
    [asked, section],
  );
  useEffect(() => writeStored(keyOf('due'), dueSummary(asked, progress)), [asked, progress, keyOf, writeStored]);
  const chooseFresh = (count: number) => {
    writeStored(keyOf('new'), String(count));
    setFresh(count);
  };
  return (
    <div className="review">
      <Notices study={study} />
      <KeepNotice {...props} study={study} />
      {choices.length > 1 && <SectionChoice sections={choices} value={section} onChange={setSection} />}
      {cards.length > 0 ? (
        <Session
          cards={shown}
          study={study}
          freshPerDay={freshPerDay}
          isRead={(path) => readStored(keyOf('read') + path.slice(1)) !== null}
          href={href}
        />
      ) : (
        <p>{words.noCards}</p>
      )}
      <h2>{words.comingWeek}</h2>
      <Forecast cards={asked} progress={progress} now={now} />
      <h2>{words.pastDays}</h2>
      <Calendar log={log} now={now} />
      <HardCards cards={cards} study={study} href={href} />
      <OrphanedCards cards={cards} study={study} />
      <OwnCards study={study} />
      <AnkiControls cards={cards} study={study} sections={sections} href={href} />
      <Settings study={study} reading={props} freshPerDay={freshPerDay} onFresh={chooseFresh} />
    </div>
  );
}

/** Problems with storage that the reader must know about. */
function Notices({ study: { problem, skipped, isUnsaved } }: { study: Study }) {
  return (
    <>
      {problem && (
        <p className="review-notice" role="alert">
          {words.storageProblems[problem]}
          {words.worksMeanwhile}
        </p>
      )}
      {skipped > 0 && (
        <p className="review-notice" role="status">
          {words.skipped(skipped)}
        </p>
      )}
      {isUnsaved && (
        <p className="review-notice" role="alert">
          {words.notStored}
        </p>
      )}
    </>
  );
}

interface SectionChoiceProps {
  sections: ReviewProps['sections'];
  value: string | undefined;
  onChange: (section: string | undefined) => void;
}

function SectionChoice({ sections, value, onChange }: SectionChoiceProps) {
  const total = sections.reduce((sum, { count }) => sum + count, 0);
  const choices = [{ id: undefined, label: words.allSections, count: total }, ...sections];
  return (
    <fieldset className="review-sections">
      <legend>{words.scope}</legend>
      {choices.map(({ id, label, count }) => (
        <label key={label}>
          <input type="radio" name="review-section" checked={value === id} onChange={() => onChange(id)} />
          {label} <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
