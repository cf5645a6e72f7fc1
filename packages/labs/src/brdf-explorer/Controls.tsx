/** The choice of terms, and materials to begin with. */
import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row, Toggle } from '../kit/controls.tsx';
import { DISTRIBUTIONS, MASKINGS } from './microfacet.ts';
import { type BrdfAction, DISTRIBUTION_TITLES, MASKING_TITLES, two } from './model.ts';
import { type BrdfOptions, type BrdfState, type Field, RANGES } from './state.ts';

type Props = LabProps<BrdfOptions, BrdfState, BrdfAction>;

export function Controls({ state, dispatch }: Props) {
  const number = (field: Field, label: string) => (
    <NumberControl
      label={label}
      value={state[field]}
      {...RANGES[field]}
      format={two}
      onChange={(value) => dispatch({ kind: 'set', field, value })}
    />
  );
  return (
    <>
      <Row label="各项">
        <Choice
          label="D"
          value={state.distribution}
          options={DISTRIBUTIONS.map((name) => [name, DISTRIBUTION_TITLES[name]] as const)}
          onChange={(distribution) => dispatch({ kind: 'distribution', distribution })}
        />
        <Choice
          label="G"
          value={state.masking}
          options={MASKINGS.map((name) => [name, MASKING_TITLES[name]] as const)}
          onChange={(masking) => dispatch({ kind: 'masking', masking })}
        />
        <Toggle label="补偿多次反弹" isOn={state.hasBounces} onChange={(isOn) => dispatch({ kind: 'bounces', isOn })} />
      </Row>
      <Row label="材质">
        {number('metalness', '金属度')}
        {number('index', '折射率')}
        <Materials dispatch={dispatch} />
      </Row>
    </>
  );
}

const MATERIALS = [
  ['塑料', 0, 0.3],
  ['抛光的金', 1, 0.15],
  ['磨砂的金', 1, 0.8],
] as const;

function Materials({ dispatch }: Pick<Props, 'dispatch'>) {
  return MATERIALS.map(([name, metalness, roughness]) => (
    <Button key={name} onClick={() => dispatch({ kind: 'material', metalness, roughness })}>
      {name}
    </Button>
  ));
}
