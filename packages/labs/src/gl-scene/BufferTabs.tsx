/** Which buffer is seen, chosen in the picture. */
import { color } from '../kit/colors.ts';
import { pressable } from '../kit/pressable.ts';
import { SHOWS, type Shows } from './state.ts';
import { words } from './words/lab.ts';

const TAB = { width: 46, height: 28 };

interface BufferTabsProps {
  shows: Shows;
  /** Absent in the still picture. */
  onShow?: (shows: Shows) => void;
}

export function BufferTabs({ shows, onShow }: BufferTabsProps) {
  return (
    <g transform="translate(6 6)" fontSize={13} textAnchor="middle">
      {SHOWS.map((name, i) => (
        <g
          key={name}
          transform={`translate(${i * (TAB.width + 3)} 0)`}
          {...(onShow && {
            ...pressable(() => onShow(name), name === shows),
            'aria-label': words.buffer(words.buffers[name]),
          })}
        >
          <rect
            {...TAB}
            rx={4}
            fill={color('paper')}
            stroke={color(name === shows ? 'accent' : 'line')}
            strokeWidth={name === shows ? 2.5 : 1}
          />
          <text x={TAB.width / 2} y={19} fill={color('ink')} fontWeight={name === shows ? 700 : 400}>
            {words.buffers[name]}
          </text>
        </g>
      ))}
    </g>
  );
}
