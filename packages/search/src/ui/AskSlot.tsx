/** The slot of the ask mode: its chunk is loaded when the mode is first turned on. */
import type { ShellConfig } from 'study-notes/shared/site';
import { loadChunk } from 'study-notes/shell/errors/load-chunk';
import { useLoaded } from 'study-notes/shell/errors/use-loaded';
import { searchOptions } from '../options.ts';
import type { SearchEngine } from '../types.ts';
import { Failure } from './Failure.tsx';

export interface AskProps {
  site: ShellConfig;
  engine: SearchEngine;
  /** The query as it stands in the field. */
  question: string;
  /** Turns the mode off. */
  onClose: () => void;
}

/** Whether this site has an ask mode. */
export function hasAskMode(site: ShellConfig): boolean {
  return searchOptions(site).ask.enabled;
}

/** The panel once loaded; until then nothing, or why loading failed. */
export function AskSlot(props: AskProps) {
  const { value: Panel, error, retry } = useLoaded((attempt) => loadChunk<AskProps>({ name: 'ask', attempt }));
  if (Panel) return <Panel {...props} />;
  return error ? <Failure error={error} onRetry={retry} /> : null;
}
