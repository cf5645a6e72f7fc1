/** A canvas's WebGL 2 context through its life: taken in turn, given up with its picture kept, lost and given back. */
import { leaveTurn, takeTurn } from './gl-turn.ts';

export type GlState = 'live' | 'resting' | 'lost' | 'none';

interface Watch {
  /** A context to draw with from now on; null when there is none any more. */
  onContext: (gl: WebGL2RenderingContext | null) => void;
  onState: (state: GlState) => void;
}

export interface GlTurn {
  /** Makes this canvas the one that is live. */
  wake: () => void;
  /** Leaves the context to others; the last picture stays. */
  rest: () => void;
  close: () => void;
}

/** Watches a canvas; nothing is taken before `wake`. */
export function watchContext(canvas: HTMLCanvasElement, { onContext, onState }: Watch): GlTurn {
  let gl: WebGL2RenderingContext | null = null;
  let loser: WEBGL_lose_context | null = null;
  /** `false` from giving up until the browser has told of the loss: only then may it be asked back. */
  let mayRestore = false;
  let isWanted = false;

  const open = () => {
    // The picture must still be there when it is kept for the time without a context.
    gl = canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true });
    loser = gl?.getExtension('WEBGL_lose_context') ?? null;
    onState(gl ? 'live' : 'none');
    onContext(gl);
  };
  const turn = {
    take() {
      isWanted = true;
      if (!gl) return open();
      if (!mayRestore) return;
      mayRestore = false;
      loser?.restoreContext();
    },
    giveUp() {
      isWanted = false;
      if (!gl || !loser || gl.isContextLost()) return;
      canvas.style.background = `center / 100% 100% url(${canvas.toDataURL()})`;
      onContext(null);
      onState('resting');
      loser.loseContext();
    },
  };
  const lose = (event: Event) => {
    // Without this the browser never gives the context back.
    event.preventDefault();
    onContext(null);
    if (isWanted && canvas.style.background === '') return onState('lost');
    mayRestore = true;
    if (isWanted) turn.take();
  };
  const restore = () => {
    canvas.style.background = '';
    open();
    if (!isWanted) turn.giveUp();
  };
  canvas.addEventListener('webglcontextlost', lose);
  canvas.addEventListener('webglcontextrestored', restore);
  return {
    wake: () => takeTurn(turn),
    rest: () => leaveTurn(turn),
    close() {
      leaveTurn(turn);
      canvas.removeEventListener('webglcontextlost', lose);
      canvas.removeEventListener('webglcontextrestored', restore);
      onContext(null);
    },
  };
}
