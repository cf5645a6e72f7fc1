/** The picture of a state, made by a worker pass by pass. */
import { useEffect, useRef, useState } from 'react';
import { useSurroundings } from '../kit/context.ts';
import type { TracerState } from './state.ts';
import type { PassMessage } from './worker.ts';
import address from './worker.ts?worker&url';

export interface Picture extends Omit<PassMessage, 'wish'> {
  /** Why there is none. */
  trouble?: string;
}

const EMPTY: Picture = { bytes: new Uint8ClampedArray(0), samples: 0, rate: 0 };

/** Starts a worker with the lab and ends it with the lab; out of view it is left in peace. */
export function usePicture(state: TracerState): Picture {
  const { isActive, openWorker } = useSurroundings();
  const [picture, setPicture] = useState(EMPTY);
  const worker = useRef<Worker | null>(null);
  const wish = useRef(0);
  // What the picture does not depend on must not begin it anew.
  const wanted = JSON.stringify({ ...state, x: 0, y: 0 });

  useEffect(() => {
    const started = openWorker(address);
    started.onmessage = ({ data }: MessageEvent<PassMessage>) => {
      if (data.wish === wish.current) setPicture(data);
    };
    started.onerror = (event) => {
      event.preventDefault();
      setPicture((old) => ({ ...old, trouble: '算图的后台程序没有载入；换一个设置可以再试。' }));
    };
    worker.current = started;
    return () => {
      started.terminate();
      worker.current = null;
    };
  }, [openWorker]);

  useEffect(() => {
    if (!isActive) return;
    wish.current++;
    worker.current?.postMessage({ wish: wish.current, state: JSON.parse(wanted) });
  }, [wanted, isActive]);
  return picture;
}
