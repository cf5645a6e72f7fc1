import type { RefObject } from 'react';
import type { AnyLab } from '../define.ts';

interface KeysHelpProps {
  model: AnyLab['model'];
  dialog: RefObject<HTMLDialogElement | null>;
}

const COMMON = [
  ['Tab', '到下一个能动的地方'],
  ['方向键', '移动它；按住 Shift 一次走十格'],
  ['Ctrl + Z', '撤销'],
  ['Ctrl + Y', '重做'],
  ['?', '打开这张表'],
] as const;

/** All keys that do something in this lab; Escape closes it and gives the focus back. */
export function KeysHelp({ model, dialog }: KeysHelpProps) {
  const keys = [...(model.keys ?? []), ...COMMON];
  return (
    <dialog className="lab-keys" aria-label="按键" ref={dialog}>
      <dl>
        {keys.map(([key, does]) => (
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
