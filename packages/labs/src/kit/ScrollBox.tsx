import type { ReactNode } from 'react';

interface ScrollBoxProps {
  className: string;
  label: string;
  children: ReactNode;
}

/** What scrolls in its own box, with a name: a group and no landmark, since a page may have the same lab twice. */
export function ScrollBox({ className, label, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={className} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
