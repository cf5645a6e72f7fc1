/**
 * What labs use of React: the application lends it to them (`window.__react`), so that the labs' bundle shares no chunk
 * with the application's and a page without labs loads what it would load if there were none.
 */

/** Of `react`; a lab that needs another one adds it here. */
export const REACT_NAMES = [
  'Component',
  'createContext',
  'memo',
  'useCallback',
  'useContext',
  'useEffect',
  'useId',
  'useLayoutEffect',
  'useMemo',
  'useReducer',
  'useRef',
  'useState',
] as const;

/** Of `react/jsx-runtime`. */
export const JSX_NAMES = ['Fragment', 'jsx', 'jsxs'] as const;

export type LentReact = Record<(typeof REACT_NAMES)[number] | (typeof JSX_NAMES)[number], unknown>;
