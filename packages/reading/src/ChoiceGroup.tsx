import type { Setting } from './settings.ts';

interface Props {
  setting: Setting;
  chosen: number;
  onChoose: (choice: number) => void;
}

/** The choices of one setting, side by side. */
export function ChoiceGroup({ setting: { name, label, choices }, chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {choices.map(([choice, words]) => (
        <label key={choice}>
          <input type="radio" name={`reading-${name}`} checked={choice === chosen} onChange={() => onChoose(choice)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
