/** The ask mode's chunk: the answering service, the question, the answer; or only the passages. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { ShellConfig } from 'study-notes/shared/site';
import { searchOptions } from '../options.ts';
import type { SearchEngine } from '../types.ts';
import { words } from '../words/ask.ts';
import { AnswerView } from './AnswerView.tsx';
import sheet from './ask.css?url';
import { BrowserModel } from './BrowserModel.tsx';
import { failureText } from './failure-text.ts';
import { focusField } from './focus-field.ts';
import { KeyForm } from './KeyForm.tsx';
import { chooseAnswerer } from './ladder.ts';
import { PassageList } from './PassageList.tsx';
import { QUESTION_LIMIT } from './prompt.ts';
import { type ReaderKey, readerKey } from './reader-key.ts';
import { type Answerer, AskFailure } from './types.ts';
import { useAsk } from './use-ask.ts';
import { usePassages } from './use-passages.ts';

export { sheet };

interface Props {
  site: ShellConfig;
  engine: SearchEngine;
  question: string;
  onClose: () => void;
}

/** The panel inside search. */
export default function AskPanel({ site, engine, question, onClose }: Props) {
  const search = searchOptions(site);
  const [key] = useState(() => (search.ask.endpoint ? readerKey(search.ask.endpoint.url) : null));
  const [answerer, setAnswerer] = useState(() => chooseAnswerer(search, () => key?.read() ?? null));
  const asked = question.trim().slice(0, QUESTION_LIMIT);
  return (
    <section className="ask" aria-label={words.askAi}>
      {answerer ? (
        <Conversation {...{ site, engine, answerer, readerKey: key }} question={asked} />
      ) : (
        <>
          {search.ask.browserModel && <BrowserModel onReady={setAnswerer} />}
          <PassagesOnly engine={engine} question={asked} />
        </>
      )}
      <p>
        <button type="button" className="link" onClick={(event) => leave(event.currentTarget, onClose)}>
          {words.backToResults}
        </button>
      </p>
    </section>
  );
}

/** Turns the mode off. */
function leave(button: HTMLElement, onClose: () => void): void {
  focusField(button);
  onClose();
}

interface ConversationProps {
  site: ShellConfig;
  engine: SearchEngine;
  answerer: Answerer;
  question: string;
  readerKey: ReaderKey | null;
}

function Conversation({ site, engine, answerer, question, readerKey }: ConversationProps) {
  const { answer, ask, stop } = useAsk(engine);
  const [hasKey, setHasKey] = useState(() => Boolean(readerKey?.read()));
  const isEndpoint = answerer.kind === 'endpoint' && readerKey !== null;
  const isKeyMissing = isEndpoint && !hasKey && searchOptions(site).ask.endpoint?.needsKey === true;
  const isKeyWrong = isEndpoint && answer.failure instanceof AskFailure && answer.failure.kind === 'key';
  const isRunning = answer.state === 'reading' || answer.state === 'answering';
  const canAsk = question !== '' && !isKeyMissing;
  const start = () => canAsk && ask(answerer, question);
  useEnter(start);
  return (
    <>
      <p className="ask-note">{whoAnswers(answerer)}</p>
      {isEndpoint && (
        <details className="ask-own-key" open={isKeyMissing || isKeyWrong}>
          <summary>{hasKey ? words.usingYourKey : words.useOwnKey}</summary>
          <KeyForm
            readerKey={readerKey}
            host={answerer.host ?? ''}
            hasKey={hasKey}
            onChange={() => setHasKey(Boolean(readerKey.read()))}
          />
        </details>
      )}
      {isRunning ? (
        <button type="button" className="button" onClick={stop}>
          {words.stop}
        </button>
      ) : (
        <button type="button" className="button" onClick={start} disabled={!canAsk}>
          {answer.question === question && answer.state !== 'idle' ? words.askAgain : words.ask}
        </button>
      )}
      {isRunning && answer.isSilent && (
        <p role="alert">
          {words.stillWaiting}
          <button type="button" className="link" onClick={() => ask(answerer, answer.question)}>
            {words.askAgain}
          </button>
        </p>
      )}
      {question === '' && <p className="ask-note">{words.writeQuestion}</p>}
      {answer.state !== 'idle' && <AnswerView answer={answer} baseUrl={site.baseUrl} />}
    </>
  );
}

function whoAnswers({ name, host }: Answerer): string {
  return host ? words.answeredBy(name, host) : words.answeredHere(name);
}

/** Enter in the search field asks, as long as no input method is composing. */
function useEnter(action: () => void): void {
  const onEnter = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = event.key === 'Enter' && !event.isComposing && !event.ctrlKey && !event.metaKey;
    if (isPlain && event.target instanceof Element && event.target.matches('.search-field')) action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEnter(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function PassagesOnly({ engine, question }: { engine: SearchEngine; question: string }) {
  const found = usePassages(engine, question, true);
  if (question === '') return <p className="ask-note">{words.writeForPassages}</p>;
  if (!found) return null;
  if (found.error)
    return (
      <p role="alert">
        {failureText(found.error)}
        <button type="button" className="link" onClick={found.retry}>
          {words.retry}
        </button>
      </p>
    );
  if (found.passages.length === 0) return <p role="status">{words.noPassages}</p>;
  return <PassageList question={found.question} passages={found.passages} />;
}
