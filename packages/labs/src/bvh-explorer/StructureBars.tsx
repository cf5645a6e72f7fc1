import { useMemo } from 'react';
import { sceneOf } from './model.ts';
import type { BvhState } from './state.ts';
import { STRUCTURES, type StructureName } from './trees.ts';
import { words } from './words/lab.ts';

interface StructureBarsProps {
  state: BvhState;
  onChoose: (structure: StructureName) => void;
}

/** What the same question costs each structure; pressing one chooses it. */
export function StructureBars({ state, onChoose }: StructureBarsProps) {
  const costs = useMemo(
    () =>
      STRUCTURES.map((structure) => {
        const { looks } = sceneOf({ ...state, structure });
        const tests = looks.filter(({ kind }) => kind === 'disc').length;
        return { structure, tests, nodes: looks.length - tests };
      }),
    [state],
  );
  const most = Math.max(...costs.map(({ tests, nodes }) => tests + nodes), 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="bvh-bars" role="group" aria-label={words.costs}>
      {costs.map(({ structure, tests, nodes }) => (
        <button
          key={structure}
          type="button"
          className="lab-button"
          aria-pressed={structure === state.structure}
          onClick={() => onChoose(structure)}
        >
          <span>{words.structures[structure]}</span>
          <span className="bvh-bar" aria-hidden="true">
            <i style={{ width: `${(nodes / most) * 100}%` }} />
            <b style={{ width: `${(tests / most) * 100}%` }} />
          </span>
          <span>{words.nodesAndTests(nodes, tests)}</span>
        </button>
      ))}
    </div>
  );
}
