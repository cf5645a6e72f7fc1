/** React for the labs, which have none of their own. */
import {
  Component,
  createContext,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { LentReact } from '../../shared/lent-react.ts';

const react: LentReact = {
  Component,
  createContext,
  Fragment,
  jsx,
  jsxs,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
};

/** Must run before the first lab's module. */
export function lendReact(): void {
  Object.assign(window, { __react: react });
}
