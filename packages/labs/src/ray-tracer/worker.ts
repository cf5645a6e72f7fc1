/** Makes the picture away from the page: a pass is one more sample of every pixel. */
import { addPass, surfaceBytes, toBytes } from './image.ts';
import { jobOf, samplesOf, type TracerState } from './state.ts';
import { IMAGE } from './trace.ts';

/** What the page gets after each pass. */
export interface PassMessage {
  /** Number of the wish that it belongs to. */
  wish: number;
  bytes: Uint8ClampedArray<ArrayBuffer>;
  /** Samples of each pixel by now. */
  samples: number;
  /** Paths in a second; 0 where none were traced. */
  rate: number;
}

export interface WishMessage {
  wish: number;
  state: TracerState;
}

/** Rows between two looks whether the page wishes for something else. */
const ROWS = 20;

const scope = globalThis as unknown as {
  onmessage: (event: { data: WishMessage }) => void;
  postMessage: (message: PassMessage, transfer: ArrayBuffer[]) => void;
};

let current = 0;
/** Lets the next wish in. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

scope.onmessage = async ({ data: { wish, state } }) => {
  current = wish;
  if (state.view !== 'color') return send({ wish, bytes: surfaceBytes(jobOf(state), state.view), samples: 1, rate: 0 });
  const job = jobOf(state);
  const sums = new Float32Array(3 * IMAGE.width * IMAGE.height);
  const start = performance.now();
  for (let sample = 0; sample < samplesOf(state); sample++) {
    for (let row = 0; row < IMAGE.height; row += ROWS) {
      addPass(sums, job, sample, [row, row + ROWS]);
      await breathe();
      if (current !== wish) return;
    }
    const seconds = (performance.now() - start) / 1000;
    const paths = (sample + 1) * IMAGE.width * IMAGE.height;
    send({ wish, bytes: toBytes(sums, sample + 1), samples: sample + 1, rate: paths / Math.max(seconds, 1e-3) });
  }
};

const send = (message: PassMessage) => scope.postMessage(message, [message.bytes.buffer]);
