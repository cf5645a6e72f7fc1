import { CodeListing } from '../kit/CodeListing.tsx';
import { lineOf, MACHINE } from './machine.ts';
import { type GameState, sceneOf } from './model.ts';

const LINES = MACHINE.split('\n');

/** The machine in the notes' words, with the line that this phase runs. */
export function Details({ state }: { state: GameState }) {
  const current = lineOf(sceneOf(state).phase);
  return <CodeListing lines={LINES} label="session.lua的状态机" {...(current !== undefined && { current })} />;
}
