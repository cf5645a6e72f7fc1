import { CodeListing } from '../kit/CodeListing.tsx';
import { lineOf, machineSource } from './machine.ts';
import { type GameState, sceneOf } from './model.ts';
import { words } from './words/lab.ts';

/** The machine in the notes' words, with the line that this phase runs. */
export function Details({ state }: { state: GameState }) {
  const current = lineOf(sceneOf(state).phase);
  return (
    <CodeListing
      lines={machineSource().split('\n')}
      label={words.machine}
      {...(current !== undefined && { current })}
    />
  );
}
