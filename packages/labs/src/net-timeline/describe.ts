/** The story in words. */
import type { Guess } from '../model/lab-model.ts';
import type { Happening } from './network.ts';
import type { NetState, Story } from './state.ts';
import { words } from './words/lab.ts';

/** What happened last, and how it stands. */
export function timelineText(state: NetState, { happenings, packets, isWhole }: Story): string {
  const last = happenings[state.done - 1];
  if (!last) {
    const end = Math.round(happenings.at(-1)?.at ?? 0);
    return words.notBegun(words.topics[state.topic], state.delay, state.loss, packets.length, end);
  }
  const lost = packets.filter(({ number, isLost, sent }) => isLost && sent <= last.at && number >= 0).length;
  const how = isWhole ? words.wholeEnd : words.cutEnd;
  const end = state.done === happenings.length ? words.total(how, packets.length, lost) : '';
  return words.moment(happeningText(last), figuresText(last), words.states(last.states.A, last.states.B), end);
}

const happeningText = ({ at, text, why }: Happening) => words.happening(Math.round(at), text, why);

function figuresText({ figures }: Happening): string {
  if (!figures) return '';
  const { una, next, window, cwnd, ssthresh, phase } = figures;
  const sent = words.sentSoFar(una, next, window);
  if (cwnd === undefined || ssthresh === undefined || !phase) return words.figures(sent);
  return words.congestionFigures(sent, short(cwnd), short(ssthresh), words.phases[phase]);
}

/** With one digit where there is any. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** What happens next, among things that happen around then. */
export function guessNext(happenings: readonly Happening[], done: number): Guess | undefined {
  const next = happenings[done];
  if (!next) return undefined;
  const texts = new Set([next.text]);
  // What comes a little later is plausible now; what came just before would be, too.
  for (const { text } of [...happenings.slice(done + 1, done + 12), ...happenings.slice(Math.max(done - 4, 0), done)]) {
    if (texts.size < 3) texts.add(text);
  }
  if (texts.size < 2) return undefined;
  const choices = [...texts].sort();
  return {
    question: words.whatNext,
    choices,
    right: choices.indexOf(next.text),
    because: happeningText(next),
  };
}
