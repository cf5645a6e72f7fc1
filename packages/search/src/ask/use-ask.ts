/** The course of one question: passages are looked up, someone answers, piece by piece, until it ends or is stopped. */
import { useEffect, useRef, useState } from 'react';
import { SILENCE_LIMIT } from 'study-notes/shared/constants';
import type { Passage, SearchEngine } from '../types.ts';
import { fittingPassages } from './prompt.ts';
import { type Answerer, AskFailure } from './types.ts';

/** Longest answer in characters; whoever goes on is cut off. */
const ANSWER_LIMIT = 20_000;
/** Passages looked up for a question. */
const PASSAGES = 8;

export interface Course {
  state: 'idle' | 'reading' | 'answering' | 'done' | 'stopped' | 'failed';
  question: string;
  passages: Passage[];
  text: string;
  /** Nothing has come for ten seconds; it may yet. */
  isSilent: boolean;
  failure?: AskFailure | Error;
}

const IDLE: Course = { state: 'idle', question: '', passages: [], text: '', isSilent: false };

export interface Asking {
  course: Course;
  ask: (answerer: Answerer, question: string) => void;
  stop: () => void;
}

/** One question at a time; a new one, and the end of the panel, stop the one before. */
export function useAsk(engine: SearchEngine): Asking {
  const [course, setCourse] = useState(IDLE);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = (answerer: Answerer, question: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const update = (change: Partial<Course>) =>
      !controller.signal.aborted && setCourse((before) => ({ ...before, ...change }));
    setCourse({ ...IDLE, question, state: 'reading' });
    void run({ engine, answerer, question, signal: controller.signal, update });
  };
  const stop = () => {
    running.current?.abort();
    setCourse((before) => ({ ...before, state: 'stopped' }));
  };
  return { course, ask, stop };
}

interface Run {
  engine: SearchEngine;
  answerer: Answerer;
  question: string;
  signal: AbortSignal;
  update: (change: Partial<Course>) => void;
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
    if (!signal.aborted) update({ text, state: 'failed', failure: error as Error });
  } finally {
    silence.stop();
  }
}

/** A timer that begins anew whenever it is restarted. */
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
