import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const scene = 'Scene';
export const target = 'Target';
export const kind = 'Kind';
export const ownFolder = 'Its own include directory';
export const usesOf = (name: string | undefined) => `What ${name} links to`;
export const noUse = 'none';
export const listing = 'The same as CMakeLists.txt';
export const kinds = { program: 'executable', static: 'static', shared: 'shared', interface: 'interface' };
export const presets = {
  chain: 'A chain of libraries',
  leak: 'PUBLIC everywhere',
  'header-only': 'Interface libraries',
  shared: 'Shared and static libraries',
};
export const questions = {
  chain:
    'Which edge must be pressed for app to see even the headers of log? And which one, so that it no longer sees those of core?',
  leak: 'With PUBLIC everywhere, what more does app see? Which edge must become PRIVATE to take it back?',
  'header-only':
    'An interface library has no sources. How do its requirements reach the targets that use it? Try putting options into one too.',
  shared:
    'Do PRIVATE dependencies appear on the link line of app? Change core from a static library to a shared one and back.',
};
export const comma = ', ';
export const none = 'no target';
export const workedOut = (done: number) => `${counted(done, 'target')} worked out. `;
export const notYet = (name: string) => `${name} is not worked out yet.`;
export const compilesNothing = 'compiles nothing itself';
export const compiledWith = (names: string) => `compiles with the include directories and definitions of ${names}`;
export const handsOn = (names: string) => `, and hands on those of ${names} to its users`;
export const linkLine = (names: string) => `; on its link line: ${names}`;
export const given = (name: string, kind: string, parts: string) => `${name} (${kind}) ${parts}.`;
export const whatUsersGet = (name: string, other: string) =>
  `Next is ${name}: do the targets that use it get the include directory of ${other}?`;
export const whatItSees = (name: string, other: string) =>
  `Next is ${name}: does it see the include directory of ${other} when it is compiled?`;
export const yesOrNo = ['Yes', 'No'];
export const whyUsersGet = (name: string, names: string) =>
  `${name} hands on those of ${names} to its users: only PUBLIC and INTERFACE requirements travel up the dependencies.`;
export const whyItSees = (name: string, names: string) =>
  `${name} compiles with those of ${names}: only PUBLIC and INTERFACE requirements travel up the dependencies.`;
export const linkBetween = (from: string | undefined, to: string | undefined, scope: string) =>
  `${from} to ${to}: ${scope}`;
export const noScope = 'not linked';
export const enter = 'Enter';
export const onEdgeOrTarget = 'On an edge: its next scope; on a target: what it gets';
