/** Animates the height of folded code and of `<details>`, by the specification's rule. */

import { words } from '../../words/shell.ts';
import { collapseDuration } from '../layout/collapse-duration.ts';

function move(element: HTMLElement, from: number, to: number): Animation {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const animation = element.animate([{ height: `${from}px` }, { height: `${to}px` }], {
    duration: collapseDuration(Math.max(from, to), isReduced),
    easing: 'ease-in-out',
  });
  element.style.overflow = 'hidden';
  const clear = () => element.style.removeProperty('overflow');
  animation.finished.then(clear, clear);
  return animation;
}

/** Shows all lines of a folded block, or folds it again and keeps its button in view. */
export function toggleFold(control: HTMLElement): void {
  const pre = control.parentElement?.querySelector('pre');
  if (!pre) return;
  const opens = control.getAttribute('aria-expanded') !== 'true';
  const before = pre.offsetHeight;
  const top = control.getBoundingClientRect().top;
  control.setAttribute('aria-expanded', String(opens));
  control.textContent = opens ? words.foldUp : words.unfoldLines(control.parentElement?.dataset.fold);
  if (opens) move(pre, before, pre.offsetHeight);
  // Folding removes the lines above the button; what the reader looks at must not jump.
  else scrollBy({ top: control.getBoundingClientRect().top - top, behavior: 'instant' });
}

const closing = new WeakMap<HTMLDetailsElement, Animation>();

/** Opens or closes details with an animation, instead of the browser's own toggle. */
export function toggleDetails(details: HTMLDetailsElement, summary: HTMLElement): void {
  const running = closing.get(details);
  const from = details.offsetHeight;
  running?.cancel();
  closing.delete(details);
  if (details.open && !running) {
    const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(details);
    const frame = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].map(Number.parseFloat);
    const animation = move(details, from, summary.offsetHeight + frame.reduce((sum, part) => sum + part, 0));
    closing.set(details, animation);
    animation.onfinish = () => {
      closing.delete(details);
      details.open = false;
    };
    return;
  }
  details.open = true;
  move(details, from, details.offsetHeight);
}
