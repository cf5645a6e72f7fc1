import { own } from 'study-notes/shared/own';
import type { ShellConfig } from 'study-notes/shared/site';
import type { Answer } from '../types.ts';
import { words } from '../words/interface.ts';

interface Props {
  site: ShellConfig;
  answer: Answer;
  /** Ids of the chosen sidebars; none: all. */
  chosen: string[];
  onChoose: (sidebars: string[]) => void;
}

/** A toggle for each sidebar with matches, and one for all. */
export function Filters({ site, answer, chosen, onChoose }: Props) {
  const found = site.sidebars.filter(({ id }) => own(answer.countBySidebar, id) || chosen.includes(id));
  if (found.length < 2 && chosen.length === 0) return null;
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend; these are no fields of a form
    <div className="search-filters" role="group" aria-label={words.bySection}>
      <button type="button" aria-pressed={chosen.length === 0} onClick={() => onChoose([])}>
        {words.allSections}
      </button>
      {found.map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={chosen.includes(id)} onClick={() => toggle(id)}>
          {label} <span className="count">{own(answer.countBySidebar, id) ?? 0}</span>
        </button>
      ))}
    </div>
  );
}
