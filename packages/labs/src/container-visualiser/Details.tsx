import type { LabProps } from '../define.ts';
import { CodeListing } from '../kit/CodeListing.tsx';
import { programText } from './describe.ts';
import type { ContainerAction } from './lab-model.ts';
import type { ContainerOptions, ContainerState } from './state.ts';
import { words } from './words/lab.ts';

/** All calls as a program: those made, and those to come. */
export function Details({ state }: LabProps<ContainerOptions, ContainerState, ContainerAction>) {
  return <CodeListing lines={programText(state)} current={state.step} label={words.orderOfCalls} />;
}
