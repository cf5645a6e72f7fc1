/** Which buffer is seen, chosen in the picture. */
import { color } from '../kit/colors.ts';
import { pressable } from '../kit/pressable.ts';
import { SHOWS, type Shows } from './state.ts';
import { words } from './words/lab.ts';

const HEIGHT = 28;
/** Wide enough for the longest name, and for a finger. */
const tabWidth = () => Math.max(46, ...SHOWS.map((name) => 12 + 7.5 * words.buffers[name].length));

interface BufferTabsProps {
  shows: Shows;
  /** Absent in the still picture. */
  onShow?: (shows: Shows) => void;
}

export function BufferTabs({ shows, onShow }: BufferTabsProps) {
  const width = tabWidth();
  return (
    <g transform="translate(6 6)" fontSize={13} textAnchor="middle">
      {SHOWS.map((name, i) => (
        <g
          key={name}
          transform={`translate(${i * (width + 3)} 0)`}
          {...(onShow && {
            ...pressable(() => onShow(name), name === shows),
            'aria-label': words.buffer(words.buffers[name]),
          })}
        >
          <rect
            width={width}
            height={HEIGHT}
            rx={4}
            fill={color('paper')}
            stroke={color(name === shows ? 'accent' : 'line')}
            strokeWidth={name === shows ? 2.5 : 1}
          />
          <text x={width / 2} y={19} fill={color('ink')} fontWeight={name === shows ? 700 : 400}>
            {words.buffers[name]}
          </text>
        </g>
      ))}
    </g>
  );
}
