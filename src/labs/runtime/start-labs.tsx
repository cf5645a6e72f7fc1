/** Brings the labs of a page to life, each when it comes near the view or is asked for. */
import type { PageLabs } from '../../shared/page.ts';
import { LabSeat } from './LabSeat.tsx';
import { findSeats, type Loan, type Seat } from './seat.ts';
import { labOfHash } from './share-link.ts';

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
  const stops = findSeats({ path, modules: labs.modules, loan }).map(watchSeat);
  return () => {
    for (const stop of stops) stop();
  };
}

/** Waits until the lab is wanted, then seats it. */
function watchSeat(seat: Seat): () => void {
  const { figure } = seat;
  let unseat: (() => void) | undefined;
  const settle = () => {
    observer.disconnect();
    figure.removeEventListener('focusin', settle);
    figure.removeEventListener('pointerdown', settle);
    removeEventListener('hashchange', settleLinked);
    unseat ??= takeSeat(seat);
  };
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && settle(), {
    rootMargin: NEAR,
  });
  const settleLinked = () => {
    if (labOfHash(location.hash) === seat.key) settle();
  };
  figure.addEventListener('focusin', settle);
  figure.addEventListener('pointerdown', settle);
  addEventListener('hashchange', settleLinked);
  observer.observe(figure);
  settleLinked();
  return () => {
    observer.disconnect();
    removeEventListener('hashchange', settleLinked);
    unseat?.();
  };
}

/** A root of its own inside the figure: the article is not React's, and another lab's error is not this one's. */
function takeSeat(seat: Seat): () => void {
  // How high the figure is in a document that has just opened; positions are told by it.
  seat.figure.dataset.still = String(seat.figure.getBoundingClientRect().height);
  const host = document.createElement('div');
  host.className = 'lab-host';
  seat.figure.append(host);
  const root = seat.loan.createRoot(host);
  root.render(<LabSeat seat={seat} />);
  // The shell may be in the middle of its own commit, where React takes no orders for other roots.
  return () => {
    setTimeout(() => {
      root.unmount();
      host.remove();
    });
  };
}
