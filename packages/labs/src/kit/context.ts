/** What a lab learns from the page around it. */
import { createContext, useContext } from 'react';

export interface Surroundings {
  /** The lab is in view and its tab is shown: only then may anything move. */
  isActive: boolean;
  /** The reader wants no motion: whatever moves by itself starts paused. */
  prefersStill: boolean;
  /** The colour mode; what is not coloured by CSS draws anew when it changes. */
  theme: 'light' | 'dark';
  /** Name for assistive technology: the caption. */
  caption: string;
  /** Decoded base path of the site. */
  baseUrl: string;
  /** Starts a module worker by the address that `import address from './worker.ts?worker&url'` gives. */
  openWorker: (address: string) => Worker;
  /** What stands there without scripts, hidden while the lab lives. */
  still: HTMLElement | null;
}

export const SurroundingsContext = createContext<Surroundings>({
  isActive: false,
  prefersStill: true,
  theme: 'light',
  caption: '',
  baseUrl: '/',
  openWorker: (address) => new Worker(address, { type: 'module' }),
  still: null,
});

/** The lab's surroundings. */
export const useSurroundings = (): Surroundings => useContext(SurroundingsContext);
