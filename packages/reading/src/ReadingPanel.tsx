/** The panel: one group of radio buttons a setting, each of which acts at once; and the way back. */
import { useSyncExternalStore } from 'react';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { changeSettings, currentText, onChange } from './current.ts';
import sheet from './panel.css?url';
import { parseSettings } from './stored.ts';
import { words } from './words/panel.ts';

export { sheet };

/** Whether a setting has something to change: ruby is rare. */
const isOffered = (name: string) => name !== 'ruby' || document.querySelector('ruby') !== null;

export default function ReadingPanel() {
  const text = useSyncExternalStore(onChange, currentText);
  const settings = parseSettings(text);
  return (
    <div className="reading-settings">
      <h2>{words.readingSettings}</h2>
      {words.settings
        .filter(({ name }) => isOffered(name) || settings[name] > 0)
        .map((setting) => (
          <ChoiceGroup
            key={setting.name}
            setting={setting}
            chosen={settings[setting.name]}
            onChoose={(choice) => changeSettings({ ...settings, [setting.name]: choice })}
          />
        ))}
      <button
        type="button"
        className="reading-reset"
        aria-disabled={text === ''}
        onClick={() => changeSettings(parseSettings(''))}
      >
        {words.reset}
      </button>
    </div>
  );
}
