import type { Still } from '../define.ts';
import { SurroundingsContext } from '../kit/context.ts';
import { BarButtons } from './BarButtons.tsx';
import { LabLayout } from './LabLayout.tsx';
import { StepPlayer } from './StepPlayer.tsx';
import { stepsOf } from './use-steps.ts';

const nothing = () => {};
/** As most readers have it: with 播放. */
const SURROUNDINGS = {
  ...{ isActive: false, prefersStill: false, theme: 'light' as const, caption: '', baseUrl: '/' },
  openWorker: () => {
    throw new Error('a still picture works nothing out');
  },
  still: null,
};

interface StillLayoutProps {
  still: Still;
  options: object;
}

/** A lab's start as it stands in the page before its scripts, without them, and on paper. */
export function StillLayout({ still, options }: StillLayoutProps) {
  const { model, Picture, Controls, Details } = still;
  if (!model) return <Picture options={options} />;
  const state = model.start(options);
  const parts = { options, state, dispatch: nothing };
  const steps = stepsOf({ model, ...parts }, { isPlaying: false, play: nothing });
  return (
    <SurroundingsContext value={SURROUNDINGS}>
      <LabLayout
        isStill
        question={model.question(state)}
        figure={<Picture options={options} />}
        player={steps && <StepPlayer {...steps} guess={model.guess && { isOn: false, toggle: nothing }} />}
        sentence={<p className="lab-sentence">{model.describe(state)}</p>}
        controls={Controls && <Controls {...parts} />}
        details={Details && <Details {...parts} />}
        bar={
          <div className="lab-bar">
            <BarButtons />
          </div>
        }
      />
    </SurroundingsContext>
  );
}
