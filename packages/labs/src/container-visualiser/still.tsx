import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Figure } from './Figure.tsx';
import { replay, type Story, startState } from './state.ts';

export default defineStill({
  options: attributes({
    kind: choice(['vector', 'deque', 'list', 'stack', 'queue', 'unordered_set']),
    size: number({ min: 0, max: 20, start: 4, whole: true }),
  }),
  Picture: ({ options }) => {
    const { kind, steps } = startState(options);
    return <Figure story={replay(kind, steps) as Story} />;
  },
});
