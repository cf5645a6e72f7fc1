import { type KeyboardEvent, useId } from 'react';

interface CodeEditorProps {
  code: string;
  label: string;
  /** Line to mark, from 1. */
  errorLine?: number | undefined;
  /** Most characters. */
  longest: number;
  onChange: (code: string) => void;
  /** Ctrl or ⌘ with Enter. */
  onRun?: () => void;
}

/** A plain text field for code, with line numbers and a marked line; Tab leaves it, as in every field. */
export function CodeEditor({ code, label, errorLine, longest, onChange, onRun }: CodeEditorProps) {
  const hint = useId();
  const lines = code.split('\n').length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !onRun) return;
    event.preventDefault();
    onRun();
  };
  return (
    <div className="lab-editor">
      <div className="lab-editor-numbers" aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <span key={index} data-wrong={index + 1 === errorLine || undefined}>
            {index + 1}
          </span>
        ))}
      </div>
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
        wrap="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {onRun && (
        <span id={hint} className="visually-hidden">
          按 Ctrl 加回车运行
        </span>
      )}
    </div>
  );
}
