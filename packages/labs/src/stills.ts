/** The build's halves of all labs there are; a name that is not here is an error in a note. */
import bezierCurve from './bezier-curve/still.tsx';
import containerVisualiser from './container-visualiser/still.tsx';
import type { Still } from './define.ts';
import eventLoop from './event-loop/still.tsx';
import jsRunner from './js-runner/still.tsx';
import lookupChain from './lookup-chain/still.tsx';
import luaRunner from './lua-runner/still.tsx';
import memoryLayout from './memory-layout/still.tsx';
import numberBits from './number-bits/still.tsx';
import objectLifetime from './object-lifetime/still.tsx';
import shaderEditor from './shader-editor/still.tsx';
import sortVisualiser from './sort-visualiser/still.tsx';
import threadInterleaving from './thread-interleaving/still.tsx';

export const STILLS: Record<string, Still> = {
  'bezier-curve': bezierCurve,
  'container-visualiser': containerVisualiser,
  'lookup-chain': lookupChain,
  'memory-layout': memoryLayout,
  'number-bits': numberBits,
  'js-runner': jsRunner,
  'lua-runner': luaRunner,
  'object-lifetime': objectLifetime,
  'shader-editor': shaderEditor,
  'sort-visualiser': sortVisualiser,
  'event-loop': eventLoop,
  'thread-interleaving': threadInterleaving,
};
