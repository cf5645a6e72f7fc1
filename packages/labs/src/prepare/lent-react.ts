/** Labs bundle no React: they use the one that the application, or the thread that draws stills, provides. */

import type { Plugin } from 'study-notes/emit/browser-build';
import { JSX_NAMES, REACT_NAMES } from 'study-notes/shared/lent-react';

/** `react` and its JSX runtime, taken from an object that `from`, an expression, finds. */
export function lentReactPlugin(from: string): Plugin {
  const modules: Record<string, readonly string[]> = { react: REACT_NAMES, 'react/jsx-runtime': JSX_NAMES };
  return {
    name: 'lent-react',
    enforce: 'pre',
    resolveId: (source) => (source in modules ? `\0lent-${source}` : null),
    load: (id) => {
      const names = id.startsWith('\0lent-') ? modules[id.slice('\0lent-'.length)] : undefined;
      return names ? `export const { ${names.join(', ')} } = ${from};` : null;
    },
  };
}
