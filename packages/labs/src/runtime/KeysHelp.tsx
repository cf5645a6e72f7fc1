import type { RefObject } from 'react';
import type { AnyLab } from '../define.ts';

interface KeysHelpProps {
  model: AnyLab['model'];
  dialog: RefObject<HTMLDialogElement | null>;
}

type Row = readonly [key: string, does: string];

const STEPS: readonly Row[] = [
  ['.', '下一步'],
  [',', '上一步'],
];
const GUESS: readonly Row[] = [['1–5', '选一个猜测']];
const COMMON: readonly Row[] = [
  ['Tab', '到下一个能动的地方'],
  ['方向键', '移动它；按住 Shift 走得更远'],
  ['Ctrl + Z', '撤销'],
  ['Ctrl + Y', '重做'],
  ['?', '打开这张表'],
];

/** All keys that do something in this lab; Escape closes it and gives the focus back. */
export function KeysHelp({ model: { keys = [], steps, guess }, dialog }: KeysHelpProps) {
  const rows = [...keys, ...(steps ? STEPS : []), ...(steps && guess ? GUESS : []), ...COMMON];
  return (
    <dialog className="lab-keys" aria-label="这幅图里的按键" ref={dialog}>
      <dl>
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className="lab-button">
          关闭
        </button>
      </form>
    </dialog>
  );
}
