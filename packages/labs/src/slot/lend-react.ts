/** Provides React to the labs, which bundle none. */
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
import type { LentReact } from 'study-notes/shared/lent-react';

const hooks = { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState };
// Name by name: of React itself the application then holds only these and its own.
const __react: LentReact = { Component, createContext, memo, ...hooks, Fragment, jsx, jsxs };

/** Must run before the first lab's module. */
export function lendReact(): void {
  Object.assign(window, { __react });
}
