/** Makes the picture away from the page: a pass is one more sample of every pixel. */
import { addPass, surfaceBytes, toBytes } from './image.ts';
import { jobOf, samplesOf, type TracerState } from './state.ts';
import { IMAGE } from './trace.ts';

/** What the page gets after each pass. */
export interface PassMessage {
  /** Number of the wish that it belongs to. */
  wish: number;
  /** The picture, where the worker has no canvas to draw it on. */
  bytes?: Uint8ClampedArray<ArrayBuffer>;
  /** Samples of each pixel by now. */
  samples: number;
  /** Paths in a second; 0 where none were traced. */
  rate: number;
}

export interface WishMessage {
  wish: number;
  state: TracerState;
}

/** The page's canvas, handed over before the first wish where the browser can. */
export interface ScreenMessage {
  screen: OffscreenCanvas;
}

/** Rows between two looks whether the page wishes for something else. */
const ROWS = 20;

const scope = globalThis as unknown as {
  onmessage: (event: { data: WishMessage | ScreenMessage }) => void;
  postMessage: (message: PassMessage, transfer: ArrayBuffer[]) => void;
};

let current = 0;
let screen: OffscreenCanvas | undefined;
/** Lets the next wish in. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

scope.onmessage = ({ data }) => {
  if ('screen' in data) screen = data.screen;
  else void fulfil(data);
};

async function fulfil({ wish, state }: WishMessage): Promise<void> {
  current = wish;
  const job = jobOf(state);
  if (state.view !== 'color') {
    show(surfaceBytes(job, state.view), { wish, samples: 1, rate: 0 });
    return;
  }
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
    show(toBytes(sums, sample + 1), { wish, samples: sample + 1, rate: paths / Math.max(seconds, 1e-3) });
  }
}

/** Draws the picture, or has the page draw it, and tells how far it is. */
function show(bytes: Uint8ClampedArray<ArrayBuffer>, news: Omit<PassMessage, 'bytes'>): void {
  const context = screen?.getContext('2d');
  context?.putImageData(new ImageData(bytes, IMAGE.width, IMAGE.height), 0, 0);
  if (context) scope.postMessage(news, []);
  else scope.postMessage({ ...news, bytes }, [bytes.buffer]);
}
