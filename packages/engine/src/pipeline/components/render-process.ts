/** Renders components in a process of its own, one use after the other: what throws, hangs or fills the memory there ends only that. */
import { type ChildProcess, spawn } from 'node:child_process';
import { words } from '../../words/components.ts';
import type { ComponentUse } from './author-components.ts';
import { bareEnvironment, OFFLINE_ARGUMENTS } from './offline.ts';

/** Seconds that one use may take; the first one's include the start. */
const LIMIT = 10;

export type Rendered = { html: string } | { failure: string };

let running: { program: string; child: ChildProcess } | undefined;

/** What a component makes of a use, or why it makes nothing. `isPlaced`: the note's own blocks go where it puts its children. */
export function renderUse(program: string, use: ComponentUse, isPlaced: boolean, limit = LIMIT): Promise<Rendered> {
  const child = processOf(program);
  return new Promise((resolve) => {
    // It keeps this process alive while the other one, which does not, is at work.
    const timer = setTimeout(() => finish({ failure: words.stillRendering(limit) }, true), limit * 1000);
    const finish = (result: Rendered, isOver = false): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      if (isOver) end(child);
      resolve(result);
    };
    const onMessage = (message: Rendered) => finish(message);
    const onExit = () => finish({ failure: words.renderEnded }, true);
    child.on('message', onMessage).on('exit', onExit).on('error', onExit);
    child.send({ use, isPlaced }, (error) => {
      if (error) onExit();
    });
  });
}

function processOf(program: string): ChildProcess {
  if (running?.program === program && running.child.exitCode === null) return running.child;
  if (running) end(running.child);
  const child = spawn(process.execPath, OFFLINE_ARGUMENTS, {
    env: bareEnvironment(),
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  child.stdin?.on('error', () => {});
  child.stdin?.end(program);
  running = { program, child };
  return child;
}

function end(child: ChildProcess): void {
  child.kill('SIGKILL');
  if (running?.child === child) running = undefined;
}
