/** The picture of a state, made by a worker pass by pass. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSurroundings } from '../kit/context.ts';
import type { TracerState } from './state.ts';
import { words } from './words/lab.ts';
import type { PassMessage, ScreenMessage } from './worker.ts';
import address from './worker.ts?worker&url';

export interface Picture extends Omit<PassMessage, 'wish'> {
  /** Why there is none. */
  trouble?: string;
}

const EMPTY: Picture = { samples: 0, rate: 0 };

/**
 * Starts a worker with the lab and ends it with the lab; out of view it is left in peace. The worker gets the canvas
 * itself where the browser can hand it over, else the picture comes as bytes.
 */
export function usePicture(state: TracerState, canvas: RefObject<HTMLCanvasElement | null>): Picture {
  const { isActive, openWorker } = useSurroundings();
  const [picture, setPicture] = useState(EMPTY);
  const worker = useRef<Worker | null>(null);
  const wish = useRef(0);
  // What the picture does not depend on must not begin it anew.
  const wanted = JSON.stringify({ ...state, x: 0, y: 0 });

  useEffect(() => {
    const started = openWorker(address);
    handOver(canvas.current, started);
    started.onmessage = ({ data }: MessageEvent<PassMessage>) => {
      if (data.wish === wish.current) setPicture(data);
    };
    started.onerror = (event) => {
      event.preventDefault();
      setPicture((old) => ({ ...old, trouble: words.notLoaded }));
    };
    worker.current = started;
    return () => {
      started.terminate();
      worker.current = null;
    };
  }, [openWorker, canvas]);

  useEffect(() => {
    if (!isActive) return;
    wish.current++;
    worker.current?.postMessage({ wish: wish.current, state: JSON.parse(wanted) });
  }, [wanted, isActive]);
  return picture;
}

/** Gives a canvas to a worker for good: a canvas can be given once, and lives as long as its worker does. */
function handOver(canvas: HTMLCanvasElement | null, worker: Worker): void {
  if (!canvas || !('transferControlToOffscreen' in canvas)) return;
  const message: ScreenMessage = { screen: canvas.transferControlToOffscreen() };
  worker.postMessage(message, [message.screen]);
}
