import { type KeyboardEvent, memo, type Ref, useId, useRef } from 'react';
import { words } from '../words/frame.ts';
import { type EditorLanguage, highlight } from './highlight.ts';

interface CodeEditorProps {
  code: string;
  label: string;
  language: EditorLanguage;
  /** Line to mark, from 1. */
  errorLine?: number | undefined;
  /** Most characters. */
  longest: number;
  onChange: (code: string) => void;
  /** Ctrl or ⌘ with Enter. */
  onRun?: () => void;
}

/**
 * A plain text field for code, with line numbers and a marked line; Tab leaves it, as in every field. Its own text is
 * transparent, with the coloured text below it; typing, undo, selection and assistive technology only see the field.
 */
export function CodeEditor({ code, label, language, errorLine, longest, onChange, onRun }: CodeEditorProps) {
  const hint = useId();
  const colors = useRef<HTMLPreElement>(null);
  const lines = code.split('\n').length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !onRun) return;
    event.preventDefault();
    onRun();
  };
  return (
    <div className="lab-editor">
      <Numbers count={lines} wrong={errorLine} />
      <div className="lab-editor-text">
        <Colors code={code} language={language} place={colors} />
        <textarea
          value={code}
          rows={lines}
          aria-label={label}
          aria-describedby={onRun && hint}
          aria-invalid={errorLine !== undefined}
          maxLength={longest}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget }) => colors.current?.scrollTo({ left: currentTarget.scrollLeft })}
        />
      </div>
      {onRun && (
        <span id={hint} className="visually-hidden">
          {words.ctrlEnterRuns}
        </span>
      )}
    </div>
  );
}

/** The same without a field, for the page without scripts. */
export function CodeStill({ code, language }: Pick<CodeEditorProps, 'code' | 'language'>) {
  return (
    <div className="lab-editor">
      <Numbers count={code.split('\n').length} wrong={undefined} />
      <div className="lab-editor-text">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <pre className="lab-editor-still" tabIndex={0}>
          <Pieces code={code} language={language} />
        </pre>
      </div>
    </div>
  );
}

function Numbers({ count, wrong }: { count: number; wrong: number | undefined }) {
  return (
    <div className="lab-editor-numbers" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
        <span key={index} data-wrong={index + 1 === wrong || undefined}>
          {index + 1}
        </span>
      ))}
    </div>
  );
}

interface ColorsProps {
  code: string;
  language: EditorLanguage;
  place: Ref<HTMLPreElement>;
}

const Colors = memo(({ code, language, place }: ColorsProps) => (
  <pre aria-hidden="true" ref={place}>
    <Pieces code={code} language={language} />
  </pre>
));

/** The text in its colours. */
const Pieces = ({ code, language }: Pick<CodeEditorProps, 'code' | 'language'>) =>
  highlight(code, language).map(({ text, hue }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    <span key={index} style={hue && { color: `var(--code-${hue})` }}>
      {text}
    </span>
  ));
