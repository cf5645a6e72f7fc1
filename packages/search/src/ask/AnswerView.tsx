/** An answer as it comes: its text, its sources, and how it ended. */
import { citedNumbers } from './citations.ts';
import { failureDetail, failureText } from './failure-text.ts';
import { Markdown } from './Markdown.tsx';
import { PassageList } from './PassageList.tsx';
import { placeOf } from './prompt.ts';
import type { Course } from './use-ask.ts';

interface Props {
  course: Course;
  baseUrl: string;
}

/** Everything under the question. */
export function AnswerView({ course, baseUrl }: Props) {
  const { state, question, passages, text, failure } = course;
  const isRunning = state === 'reading' || state === 'answering';
  return (
    <>
      <p className="ask-question">{question}</p>
      {/* Told once when it begins and once when it ends; the text itself is read at leisure. */}
      <p className="ask-state" role="status">
        {STATES[state]}
      </p>
      {text !== '' && (
        <div className="answer" aria-busy={isRunning}>
          <Markdown text={text} passages={passages} baseUrl={baseUrl} />
        </div>
      )}
      {text !== '' && !isRunning && <Sources course={course} />}
      {state === 'failed' && (
        <div className="ask-failure" role="alert">
          <p>{failureText(failure)}</p>
          {failureDetail(failure) && <p className="ask-detail">{failureDetail(failure)}</p>}
        </div>
      )}
      {state === 'failed' && passages.length > 0 && <PassageList question={question} passages={passages} />}
    </>
  );
}

const STATES: Record<Course['state'], string> = {
  idle: '',
  reading: '正在找资料……',
  answering: '正在回答……',
  done: '回答完了。AI 可能说错，请以笔记原文为准。',
  stopped: '已经停下。',
  failed: '',
};

/** The passages that the answer cites. */
function Sources({ course: { text, passages, state } }: { course: Course }) {
  const cited = citedNumbers(text, passages.length);
  if (cited.length === 0) {
    return state === 'done' ? <p className="ask-note">这个回答没有标出依据，不要只凭它下结论。</p> : null;
  }
  return (
    <nav className="ask-sources" aria-labelledby="ask-sources">
      <p className="ask-note" id="ask-sources">
        依据
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
