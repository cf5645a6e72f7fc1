import { useEffect, useId, useRef } from 'react';
import { words } from './words/review.ts';

interface ConfirmProps {
  question: string;
  /** What will be lost. */
  detail: string;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before something is deleted; Escape and the first button cancel. */
export function Confirm({ question, detail, action, onConfirm, onClose }: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const confirm = () => {
    dialog.current?.close();
    onConfirm();
  };
  return (
    <dialog ref={dialog} className="review-confirm" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{question}</h2>
      <p>{detail}</p>
      <div className="review-buttons">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {words.never}
        </button>
        <button type="button" className="button review-danger" onClick={confirm}>
          {action}
        </button>
      </div>
    </dialog>
  );
}
