/** Provides React to the labs, which bundle none. */
import react from 'react';
import * as jsx from 'react/jsx-runtime';
import { JSX_NAMES, type LentReact, REACT_NAMES } from 'study-notes/shared/lent-react';

/** Must run before the first lab's module. */
export function lendReact(): void {
  const from = <Name extends string>(module: Record<Name, unknown>, names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, module[name]]));
  const __react = { ...from(react, REACT_NAMES), ...from(jsx, JSX_NAMES) } as LentReact;
  Object.assign(window, { __react });
}
