import { color } from '../kit/colors.ts';
import { IMAGE } from '../space/yard.ts';
import type { PostState } from './state.ts';
import { words } from './words/lab.ts';

/** The drawing above the picture: two units for a pixel. */
export const VIEW = { width: 2 * IMAGE.width, height: 2 * IMAGE.height };

/** The line between before and after, and which side is which. */
export function Bar({ state: { split } }: { state: PostState }) {
  const x = split * VIEW.width;
  return (
    <g fontSize={12}>
      <path d={`M${x} 0V${VIEW.height}`} stroke={color('paper')} strokeWidth={3} />
      <path d={`M${x} 0V${VIEW.height}`} stroke={color('ink')} strokeWidth={1} />
      {split > 0.16 && <Sign x={6} text={words.before} />}
      {split < 0.84 && <Sign x={VIEW.width - 52} text={words.after} />}
    </g>
  );
}

function Sign({ x, text }: { x: number; text: string }) {
  return (
    <>
      <rect x={x} y={6} width={46} height={20} rx={3} fill={color('paper')} />
      <text x={x + 23} y={20} textAnchor="middle" fill={color('ink')}>
        {text}
      </text>
    </>
  );
}
