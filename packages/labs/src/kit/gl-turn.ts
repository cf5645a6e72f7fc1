/** One live WebGL context a page: who comes last has it, and who had it before gets it back when that one leaves. */

interface Holder {
  take: () => void;
  giveUp: () => void;
}

/** Those in view that want a context; the last one has it. */
const wanting: Holder[] = [];

/** Gives the turn to a holder; the one that had it gives up first. */
export function takeTurn(holder: Holder): void {
  const before = wanting.at(-1);
  if (before === holder) return;
  remove(holder);
  before?.giveUp();
  wanting.push(holder);
  holder.take();
}

/** Ends a holder's wish; what it had goes to the one before it. */
export function leaveTurn(holder: Holder): void {
  const isHolding = wanting.at(-1) === holder;
  remove(holder);
  if (!isHolding) return;
  holder.giveUp();
  wanting.at(-1)?.take();
}

function remove(holder: Holder): void {
  const at = wanting.indexOf(holder);
  if (at >= 0) wanting.splice(at, 1);
}
