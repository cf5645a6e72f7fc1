/** Step 4, and the fallback when an answer failed: the best sections in full. */
import { type MouseEvent, useId } from 'react';
import { copyText, reportCopy } from 'study-notes/shell/article/clipboard';
import type { Passage } from '../types.ts';
import { words } from '../words/ask.ts';
import { copyableText } from './copyable-text.ts';
import { placeOf } from './prompt.ts';

/** Sections in full under the heading 相关段落, with a note that they are not an answer. */
export function PassageList({ question, passages }: { question: string; passages: Passage[] }) {
  const id = useId();
  const onCopy = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    void reportCopy(currentTarget, copyText(copyableText({ question, passages }, location.origin)));
  return (
    <section className="passages" aria-labelledby={id}>
      <h2 id={id}>{words.nearPassages}</h2>
      <p className="ask-note">{words.notAnAnswer}</p>
      <ol>
        {passages.map((passage) => (
          <li key={passage.url}>
            <a href={passage.url}>{placeOf(passage)}</a>
            {passage.text !== '' && <div className="passage-text">{passage.text}</div>}
            {passage.code !== '' && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
              <pre className="passage-code" tabIndex={0}>
                <code>{passage.code}</code>
              </pre>
            )}
          </li>
        ))}
      </ol>
      <button type="button" className="button" onClick={onCopy}>
        {words.copyPassages}
      </button>
    </section>
  );
}
