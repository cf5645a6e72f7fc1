/** The progress bar: state on `<html>` (`data-progress`, `--progress`), drawn by the style sheet. */
import {
  PROGRESS_DELAY,
  PROGRESS_MINIMUM,
  PROGRESS_SPEED,
  PROGRESS_TRICKLE_RATE,
  PROGRESS_TRICKLE_SPEED,
} from '../../shared/constants.ts';

/** The fraction after one more trickle: adds a random part of the rate, and never reaches the end. */
export function trickle(fraction: number, random: number): number {
  return Math.min(0.994, fraction + random * PROGRESS_TRICKLE_RATE);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function show(fraction: number): void {
  const { style, dataset } = document.documentElement;
  dataset.progress = '';
  style.setProperty('--progress', String(fraction));
  timer = setTimeout(() => show(trickle(fraction, Math.random())), PROGRESS_TRICKLE_SPEED);
}

/** Starts the bar after its delay; a visible bar continues. */
export function startProgress(): void {
  if (timer !== undefined) return;
  timer = setTimeout(() => show(PROGRESS_MINIMUM), PROGRESS_DELAY);
}

/** Ends the bar: if shown, it moves to the end and disappears. */
export function endProgress(): void {
  clearTimeout(timer);
  timer = undefined;
  const { style, dataset } = document.documentElement;
  if (dataset.progress === undefined) return;
  style.setProperty('--progress', '1');
  setTimeout(() => {
    if (timer !== undefined) return;
    delete dataset.progress;
    style.removeProperty('--progress');
  }, PROGRESS_SPEED);
}
