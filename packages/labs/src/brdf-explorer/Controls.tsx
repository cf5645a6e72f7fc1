/** The choice of terms, and materials to begin with. */
import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row, Toggle } from '../kit/controls.tsx';
import { DISTRIBUTIONS, MASKINGS } from './microfacet.ts';
import { type BrdfAction, DISTRIBUTION_TITLES, two } from './model.ts';
import { type BrdfOptions, type BrdfState, type Field, RANGES } from './state.ts';
import { words } from './words/lab.ts';

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
      <Row label={words.theTerms}>
        <Choice
          label="D"
          value={state.distribution}
          options={DISTRIBUTIONS.map((name) => [name, DISTRIBUTION_TITLES[name]] as const)}
          onChange={(distribution) => dispatch({ kind: 'distribution', distribution })}
        />
        <Choice
          label="G"
          value={state.masking}
          options={MASKINGS.map((name) => [name, words.maskings[name]] as const)}
          onChange={(masking) => dispatch({ kind: 'masking', masking })}
        />
        <Toggle
          label={words.bounces}
          isOn={state.hasBounces}
          onChange={(isOn) => dispatch({ kind: 'bounces', isOn })}
        />
      </Row>
      <Row label={words.material}>
        {number('metalness', words.metalness)}
        {number('index', words.index)}
        <Materials dispatch={dispatch} />
      </Row>
    </>
  );
}

const MATERIALS = [
  ['plastic', 0, 0.3],
  ['polished', 1, 0.15],
  ['frosted', 1, 0.8],
] as const;

function Materials({ dispatch }: Pick<Props, 'dispatch'>) {
  return MATERIALS.map(([name, metalness, roughness]) => (
    <Button key={name} onClick={() => dispatch({ kind: 'material', metalness, roughness })}>
      {words.materials[name]}
    </Button>
  ));
}
