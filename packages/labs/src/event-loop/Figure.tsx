import { type ColorName, color, wash } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { figureLabel, panels } from './describe.ts';
import type { Machine } from './types.ts';

/** Sizes in the drawing's units. */
const WIDTH = 372;
const LEFT = 66;
const ROW = 30;
const GAP = 8;

const TONES: Record<string, ColorName> = {
  调用栈: 'accent',
  微任务: 'tip',
  宏任务: 'info',
  延迟事件: 'warning',
  已绑定: 'note',
  已打印: 'ink-soft',
};

/** Stack, queues and log, one below another; what comes next stands first in its queue, last on the stack. */
export function Figure({ machine }: { machine: Machine }) {
  let top = 4;
  const rows = panels(machine).map(({ name, items }) => {
    const at = top;
    const { boxes, height } = flow(items);
    top += height + GAP;
    return { name, boxes, at, height };
  });
  return (
    <Svg width={WIDTH} height={top} label={figureLabel(machine)}>
      {rows.map(({ name, boxes, at, height }) => (
        <g key={name} transform={`translate(0 ${at})`}>
          <rect x={LEFT} width={WIDTH - LEFT - 2} height={height} rx={4} fill="none" stroke={color('line')} />
          <text x={LEFT - 10} y={20} textAnchor="end" fontSize={13} fill={color('ink')}>
            {name}
          </text>
          {boxes.map((box) => (
            <Box key={box.index} {...box} tone={TONES[name] ?? 'ink-soft'} />
          ))}
        </g>
      ))}
    </Svg>
  );
}

interface BoxProps {
  index: number;
  text: string;
  x: number;
  y: number;
  width: number;
}

/** Boxes from left to right, in as many rows as they need. */
function flow(items: readonly string[]): { boxes: BoxProps[]; height: number } {
  let [x, y] = [LEFT + 4, 0];
  const boxes = items.map((text, index) => {
    const width = Math.min(widthOf(text) + 14, WIDTH - LEFT - 12);
    if (x + width > WIDTH - 6 && x > LEFT + 4) [x, y] = [LEFT + 4, y + ROW];
    const box = { index, text, x, y: y + 3, width };
    x += width + 5;
    return box;
  });
  return { boxes, height: y + ROW };
}

/** About how wide a text of 13 units is. */
const widthOf = (text: string) => [...text].reduce((sum, char) => sum + (char > '\u2e80' ? 13 : 7.4), 0);

function Box({ text, x, y, width, tone }: BoxProps & { tone: ColorName }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={ROW - 6} rx={3} fill={wash(tone, 12)} stroke={color(tone)} />
      <text x={width / 2} y={17} textAnchor="middle" fontSize={13} fill={color('ink')}>
        {text}
      </text>
    </g>
  );
}
