import type { ReactNode } from 'react';

interface LabLayoutProps {
  question: string;
  figure: ReactNode;
  /** The player of a lab that goes step by step. */
  player?: ReactNode;
  sentence: ReactNode;
  controls?: ReactNode;
  details?: ReactNode;
  bar: ReactNode;
  /** For the still: what only scripts can use is invisible and only reserves its space. */
  isStill?: boolean;
}

/** Where the parts of a lab stand; the same for the living lab and for its still, so that one is as high as the other. */
export function LabLayout(props: LabLayoutProps) {
  const { question, figure, player, sentence, controls, details, bar, isStill = false } = props;
  const room = (name: string, content: ReactNode) =>
    content && (
      <div className={isStill ? `${name} lab-room` : name} aria-hidden={isStill || undefined} inert={isStill}>
        {content}
      </div>
    );
  return (
    <>
      {question && <p className="lab-question">{question}</p>}
      <div className="lab-stage">
        <div className="lab-figure">{figure}</div>
        {room('lab-player', player)}
      </div>
      {sentence}
      {room('lab-forms', controls)}
      {room('lab-details', details)}
      {room('lab-foot', bar)}
    </>
  );
}
