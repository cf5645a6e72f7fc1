/** The life of one question: passages are looked up, a service answers piece by piece, until it ends or is stopped. */
import { useEffect, useRef, useState } from 'react';
import { SILENCE_LIMIT } from 'study-notes/shared/constants';
import type { Passage, SearchEngine } from '../types.ts';
import { fittingPassages } from './prompt.ts';
import { type Answerer, AskFailure } from './types.ts';

/** Longest answer, characters; longer ones are cut off. */
const ANSWER_LIMIT = 20_000;
/** Passages looked up for a question. */
const PASSAGES = 8;

export interface AskState {
  state: 'idle' | 'reading' | 'answering' | 'done' | 'stopped' | 'failed';
  question: string;
  passages: Passage[];
  text: string;
  /** Nothing has arrived for ten seconds; it still may. */
  isSilent: boolean;
  failure?: unknown;
}

const IDLE: AskState = { state: 'idle', question: '', passages: [], text: '', isSilent: false };

export interface Asking {
  answer: AskState;
  ask: (answerer: Answerer, question: string) => void;
  stop: () => void;
}

/** One question at a time; a new one, or unmounting, stops the previous one. */
export function useAsk(engine: SearchEngine): Asking {
  const [answer, setAnswer] = useState(IDLE);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = (answerer: Answerer, question: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const update = (change: Partial<AskState>) =>
      !controller.signal.aborted && setAnswer((before) => ({ ...before, ...change }));
    setAnswer({ ...IDLE, question, state: 'reading' });
    void run({ engine, answerer, question, signal: controller.signal, update });
  };
  const stop = () => {
    running.current?.abort();
    setAnswer((before) => ({ ...before, state: 'stopped' }));
  };
  return { answer, ask, stop };
}

interface Run {
  engine: SearchEngine;
  answerer: Answerer;
  question: string;
  signal: AbortSignal;
  update: (change: Partial<AskState>) => void;
}

async function run({ engine, answerer, question, signal, update }: Run): Promise<void> {
  const show = oncePerFrame((text: string) => update({ text, isSilent: false }));
  const silence = restartable(() => update({ isSilent: true }), SILENCE_LIMIT);
  let text = '';
  try {
    silence.restart();
    const found = await engine.passages(question, PASSAGES, signal);
    const passages = fittingPassages(found, answerer.room);
    update({ passages, state: 'answering' });
    for await (const piece of answerer.ask({ question, passages }, signal)) {
      silence.restart();
      text += piece;
      if (text.length > ANSWER_LIMIT) throw new AskFailure('long');
      show(text);
    }
    if (text.trim() === '') throw new AskFailure('empty');
    update({ text, state: 'done' });
  } catch (error) {
    if (signal.aborted) return;
    // A service's failures have names, which the reader is told; the console stays silent about them.
    if (!(error instanceof AskFailure)) console.warn(error);
    update({ text, state: 'failed', failure: error });
  } finally {
    silence.stop();
  }
}

/** A timer that can be restarted. */
function restartable(action: () => void, limit: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(action, limit);
  };
  return { restart, stop };
}

/** Calls with the latest value, at most once a frame: an answer may come in hundreds of pieces. */
function oncePerFrame<T>(action: (value: T) => void): (value: T) => void {
  let latest: T;
  let isWaiting = false;
  return (value) => {
    latest = value;
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      action(latest);
    });
  };
}
