/** A box with the problems of content and configuration, over the page until they are fixed. */
import type { Problem } from '../shared/problem.ts';
import { words } from '../words/building.ts';

const TAG = 'site-problems';
const MAX_SHOWN = 20;

const STYLE = `
  :host { position: fixed; inset: auto 0 0 0; z-index: 99; max-height: 50vh; overflow: auto; padding: 12px 20px;
    background: #2a1215; color: #fbe9e7; font: 14px/1.6 ui-monospace, monospace; border-top: 3px solid #e5534b; }
  :host([data-severity="warning"]) { background: #2a2312; border-color: #d29922; }
  summary { cursor: pointer; font-weight: 600; } details[open] summary { margin-bottom: 8px; }
  button { float: right; font: inherit; color: inherit; background: none; border: 1px solid; border-radius: 4px; cursor: pointer; }
  p { margin: 0 0 8px; white-space: pre-wrap; } b { font-weight: 600; } i { font-style: normal; opacity: .7; }
`;

/** Shows the problems, folded while none is an error; removes the box when there are none. */
export function showProblems(problems: Problem[]): void {
  document.querySelector(TAG)?.remove();
  if (problems.length === 0) return;
  const box = document.createElement(TAG);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  box.dataset.severity = errors > 0 ? 'error' : 'warning';
  box.setAttribute('role', 'alert');
  const root = box.attachShadow({ mode: 'open' });
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: words.collapse });
  close.addEventListener('click', () => box.remove());
  const list = Object.assign(document.createElement('details'), { open: errors > 0 });
  const count = words.counts(errors, problems.length - errors);
  list.append(Object.assign(document.createElement('summary'), { textContent: count }));
  list.append(...problems.slice(0, MAX_SHOWN).map(problemLine));
  root.append(Object.assign(document.createElement('style'), { textContent: STYLE }), close, list);
  document.body.append(box);
}

/** Text nodes only: a message quotes what the author wrote. */
function problemLine({ file, line: row, column, rule, message, fix }: Problem): HTMLElement {
  const paragraph = document.createElement('p');
  const place = document.createElement('b');
  place.textContent = `${file}:${row}:${column}`;
  const name = document.createElement('i');
  name.textContent = `  ${rule}\n`;
  paragraph.append(place, name, message, fix ? words.fix(fix) : '');
  return paragraph;
}
