/** A streaming answer: its text, its sources, and how it ended. */
import { words } from '../words/ask.ts';
import { citedNumbers } from './citations.ts';
import { failureDetail, failureText } from './failure-text.ts';
import { Markdown } from './Markdown.tsx';
import { PassageList } from './PassageList.tsx';
import { placeOf } from './prompt.ts';
import type { AskState } from './use-ask.ts';

interface Props {
  answer: AskState;
  baseUrl: string;
}

/** Everything under the question. */
export function AnswerView({ answer, baseUrl }: Props) {
  const { state, question, passages, text, failure } = answer;
  const isRunning = state === 'reading' || state === 'answering';
  return (
    <>
      <p className="ask-question">{question}</p>
      {/* Announced when it starts and when it ends; the text in between is not. */}
      <p className="ask-state" role="status">
        {words.states[state]}
      </p>
      {text !== '' && (
        <div className="answer" aria-busy={isRunning}>
          <Markdown text={text} passages={passages} baseUrl={baseUrl} />
        </div>
      )}
      {text !== '' && !isRunning && <Sources answer={answer} />}
      {state === 'failed' && (
        <div className="ask-failure" role="alert">
          <p>{failureText(failure)}</p>
          {failureDetail(failure) && (
            <p className="ask-detail">
              {words.serviceSays}
              {failureDetail(failure)}
            </p>
          )}
        </div>
      )}
      {state === 'failed' && passages.length > 0 && <PassageList question={question} passages={passages} />}
    </>
  );
}

/** The passages that the answer cites. */
function Sources({ answer: { text, passages, state } }: { answer: AskState }) {
  const cited = citedNumbers(text, passages.length);
  if (cited.length === 0) {
    return state === 'done' ? <p className="ask-note">{words.noSources}</p> : null;
  }
  return (
    <nav className="ask-sources" aria-labelledby="ask-sources">
      <p className="ask-note" id="ask-sources">
        {words.sources}
      </p>
      <ul>
        {cited.map((number) => {
          const passage = passages[number - 1];
          return passage ? (
            <li key={number}>
              <span aria-hidden="true">{number}</span> <a href={passage.url}>{placeOf(passage)}</a>
            </li>
          ) : null;
        })}
      </ul>
    </nav>
  );
}
