import type { ReactNode } from 'react';

interface SvgProps {
  /** Size of the drawing's own coordinates; at most 372 wide it fits a phone with text of 12 units. */
  width: number;
  height: number;
  /** What it shows, in a sentence. */
  label: string;
  /** It holds handles: assistive technology must reach into it. */
  hasControls?: boolean;
  className?: string;
  children: ReactNode;
}

/** Narrowest width, as a share of the drawing's own: text of 12 units is then 11 px high, and 372 units fit a phone. */
const LEAST = 0.92;
/** What fits every phone. */
const PHONE = 280;
/** How much wider than its own coordinates a drawing may become where there is room: its text stays smaller than the note's. */
const MOST = 1.25;

/** A drawing as wide as its box allows within limits; on a narrow screen it scrolls in its own box. */
export function Svg({ width, height, label, hasControls = false, className, children }: SvgProps) {
  const least = Math.round(width * LEAST);
  const style = {
    width: '100%',
    maxWidth: `var(--lab-room, ${Math.round(width * MOST)}px)`,
    minWidth: Math.min(least, width),
    height: 'auto',
  };
  // What scrolls must be reachable by keyboard; it must scroll in the still picture too, before any sheet of labs.
  return (
    <div
      className="lab-scroll"
      style={{ overflowX: 'auto' }}
      {...(least > PHONE ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role={hasControls ? 'group' : 'img'}
        aria-label={label}
        style={{ ...style, fontFamily: 'inherit' }}
        className={className}
      >
        {children}
      </svg>
    </div>
  );
}
