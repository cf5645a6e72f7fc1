/** Brings the labs of a page to life, each when it comes near the view or is asked for. */
import type { PageLabs } from '../page-labs.ts';
import { LabSlot } from './LabSlot.tsx';
import { startRuns } from './runs.ts';
import { labOfHash } from './share-link.ts';
import { findSlots, type Loan, type Slot } from './slot.ts';

interface LabsInput {
  /** Decoded path of the page. */
  path: string;
  labs: PageLabs;
  loan: Loan;
}

/** How far below and above the view a lab is loaded: it is there when the reader is. */
const NEAR = '600px 0px';

/** Starts; call what it returns before another page is shown. */
export function startLabs({ path, labs, loan }: LabsInput): () => void {
  const stops = findSlots({ path, modules: labs.modules, loan }).map(watchSlot);
  if (labs.run) stops.push(startRuns({ path, run: labs.run, loan }, takeSlot));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Waits until the lab is wanted, then brings it to life. */
function watchSlot(slot: Slot): () => void {
  const { figure } = slot;
  let leave: (() => void) | undefined;
  const settle = () => {
    observer.disconnect();
    figure.removeEventListener('focusin', settle);
    figure.removeEventListener('pointerdown', settle);
    removeEventListener('hashchange', settleLinked);
    leave ??= takeSlot(slot);
  };
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && settle(), {
    rootMargin: NEAR,
  });
  const settleLinked = () => {
    if (labOfHash(location.hash) === slot.key) settle();
  };
  figure.addEventListener('focusin', settle);
  figure.addEventListener('pointerdown', settle);
  addEventListener('hashchange', settleLinked);
  observer.observe(figure);
  settleLinked();
  return () => {
    observer.disconnect();
    removeEventListener('hashchange', settleLinked);
    leave?.();
  };
}

/** A root of its own inside the figure: the article is not React's, and another lab's error is not this one's. */
function takeSlot(slot: Slot): () => void {
  // Height of the figure in a document that has just opened; stored scroll positions count with it.
  slot.figure.dataset.still = String(slot.figure.getBoundingClientRect().height);
  const host = document.createElement('div');
  host.className = 'lab-host';
  slot.figure.append(host);
  const root = slot.loan.createRoot(host);
  root.render(<LabSlot slot={slot} />);
  // The shell may be in the middle of its own commit, during which React must not unmount other roots.
  return () => {
    setTimeout(() => {
      root.unmount();
      host.remove();
    });
  };
}
