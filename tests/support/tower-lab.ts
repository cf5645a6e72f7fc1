/** For tests: a lab as an author writes it, in a folder that has no packages. */

/** Its two halves and what they share, in the folder `name`; `extra` stands below the still picture. */
export function towerLab(extra = '', name = 'tower'): Record<string, string> {
  return {
    [`${name}/model.ts`]: MODEL,
    [`${name}/Picture.tsx`]: PICTURE,
    [`${name}/still.tsx`]: STILL.replace('EXTRA', extra),
    [`${name}/lab.tsx`]: LAB,
    [`${name}/lab.css`]: '@layer components { .tower { color: var(--ink); } }\n',
  };
}

const MODEL = `import { type LabModel, linkFormat, record, whole } from 'study-notes-labs/model';

export interface Tower { height: number }

export const towerModel: LabModel<Tower, Tower, number> = {
  start: ({ height }) => ({ height }),
  reduce: (state, height) => (height === state.height || height < 1 || height > 9 ? state : { height }),
  describe: ({ height }) => '塔高 ' + height + ' 层。',
  question: () => '再加一层有多高？',
  link: linkFormat(record({ height: whole(1, 9) })),
};
`;

const PICTURE = `import { useMemo } from 'react';
import { color, Svg } from 'study-notes-labs/kit';
import { type Tower, towerModel } from './model.ts';

export function Picture({ state }: { state: Tower }) {
  const text = useMemo(() => towerModel.describe(state), [state]);
  return <Svg width={100} height={20} label={text}><text fill={color('ink')}>{text}</text></Svg>;
}
`;

const STILL = `import { attributes, number } from 'study-notes-labs/attributes';
import { defineStill } from 'study-notes-labs/define';
import { towerModel } from './model.ts';
import { Picture } from './Picture.tsx';

export default defineStill({
  options: attributes({ height: number({ min: 1, max: 9, start: 3, whole: true }) }),
  model: towerModel,
  Picture: ({ options }) => <div><Picture state={options} />EXTRA</div>,
});
`;

const LAB = `/// <reference types="study-notes-labs/assets" />
import { defineLab, type LabProps } from 'study-notes-labs/define';
import { Button } from 'study-notes-labs/kit';
import sheet from './lab.css?url';
import { type Tower, towerModel } from './model.ts';
import { Picture } from './Picture.tsx';

function Controls({ state, dispatch }: LabProps<Tower, Tower, number>) {
  return <Button onClick={() => dispatch(state.height + 1)}>加一层</Button>;
}

export default defineLab({ model: towerModel, Figure: Picture, Controls, sheet });
`;
