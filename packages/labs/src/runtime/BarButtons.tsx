import type { ReactNode } from 'react';
import { Button } from '../kit/controls.tsx';
import { words } from '../words/frame.ts';

interface BarButtonsProps {
  onUndo?: (() => void) | undefined;
  onRedo?: (() => void) | undefined;
  onReset?: () => void;
  onShare?: () => void;
  isFull?: boolean;
  onFull?: () => void;
  onHelp?: () => void;
}

const nothing = () => {};

/** The buttons that every lab has; without actions they only reserve their space in the still. */
export function BarButtons(props: BarButtonsProps) {
  const { onUndo, onRedo, onReset = nothing, onShare = nothing, isFull = false, onFull = nothing, onHelp } = props;
  return (
    <>
      <Button onClick={onUndo ?? nothing} disabled={!onUndo} label={words.undo}>
        <Turn d="M8 5 4 9l4 4M4 9h8.5a4 4 0 0 1 0 8H9" />
      </Button>
      <Button onClick={onRedo ?? nothing} disabled={!onRedo} label={words.redo}>
        <Turn d="m12 5 4 4-4 4m4-4H7.5a4 4 0 0 0 0 8H11" />
      </Button>
      <Button onClick={onReset}>{words.reset}</Button>
      <Button onClick={onShare}>{words.copyLink}</Button>
      <Button onClick={onFull}>{isFull ? words.leaveFullScreen : words.fullScreen}</Button>
      <Button onClick={onHelp ?? nothing} label={words.keys}>
        ?
      </Button>
    </>
  );
}

function Turn({ d }: { d: string }): ReactNode {
  return (
    <svg className="lab-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth={1.6} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
