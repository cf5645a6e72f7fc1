import { counted } from 'study-notes/words/counted';

/** What stands around every lab in English. */

export const htmlLang = 'en';
export const alone =
  'This page only runs programs for the labs of this site; opened by itself, or put into another page, it does nothing.';
export const sandbox = 'Sandbox that runs code';
export const ends = {
  done: 'Ended',
  timeout: 'Stopped at the time limit',
  flood: 'Stopped because of too much output',
  stopped: 'Stopped',
  crashed: 'The program ended unexpectedly',
};
export const semicolon = '; ';
export const ctrlEnter = 'Pressed in the program: run it';
export const ctrlEnterRuns = 'Ctrl and Enter run it';
export const noWebGl =
  'This browser or graphics card has no WebGL 2, so the picture stands still; everything else works.';
export const contextLost = 'The graphics card has taken back the context; waiting for it to return.';
export const numbers = 'Numbers';
export const askedPixel = 'The pixel asked about';
export const columnRow = (x: number, y: number) => `Column ${x}, row ${y}`;
export const output = 'Output';
export const notRun = 'Not run yet.';
export const running = 'Running …';
export const noOutput = 'No output.';
export const controls = 'Controls';
export const seeInLab = 'See this in the lab';
export const undo = 'Undo';
export const redo = 'Redo';
export const reset = 'Reset';
export const copyLink = 'Copy link';
export const leaveFullScreen = 'Leave full screen';
export const fullScreen = 'Full screen';
export const keys = 'Keys';
export const labFailed = 'This lab failed; the rest of the note is unharmed.';
export const cardTakenBack = 'The card was taken back.';
export const notStored = 'It was not stored; try again.';
export const takeBackCard = 'Take the card back';
export const makeCard = 'Make a card of it';
export const guessRight = '✓ Right.';
export const guessWrong = '✗ No.';
export const keysOfLab = 'Keys of this lab';
export const close = 'Close';
export const tooLongForLink = 'Too long for a link';
export const linkCopied = 'Link copied';
export const linkInBar = 'The link is in the address bar';
export const lab = 'Lab';
export const noLabModule = (name: string) => `The module ${name} exports no lab by default`;
export const notLoaded = 'This lab was not loaded.';
export const steps = 'Steps';
export const previousStep = 'Previous';
export const nextStep = 'Next';
export const guessFirst = 'Guess first';
export const step = 'Step';
export const stepOf = (at: number, last: number) => `Step ${at} of ${last}`;
export const pause = 'Pause';
export const play = 'Play';
export const toNextStep = 'Next step';
export const toPreviousStep = 'Previous step';
export const chooseGuess = 'Choose a guess';
export const nextThing = 'To the next thing that moves';
export const arrowKeys = 'Arrow keys';
export const moveIt = 'Move it; with Shift further';
export const openTable = 'Open this table';
export const recordedRun = 'A recorded run: memory before each line';
export const guessChoice = (number: number, choice: string) => `${number}: ${choice}`;
export const guessQuestion = (question: string, choices: string) => `${question} ${choices}.`;
export const isRight = 'Right';
export const isWrong = (right: string | undefined) => `No, it is “${right}”`;
export const guessVerdict = (verdict: string, because: string) => `${verdict}. ${because}`;
export const wasReset = 'Reset';
export const undone = 'One step undone';
export const redone = 'One step redone';
export const linkNotRead = 'The settings in the link could not be read and were not used';
export const linkRead = 'Set as the link says';
export const programIn = (language: string) => `${language} program`;
export const run = 'Run';
export const stop = 'Stop';
export const outputNotKept = 'The output of this run was not kept.';
export const longLine = (text: string, length: number, most: number) =>
  `${text}… (this line has ${length} characters; the first ${most} are shown)`;
export const crashed = 'The program ended unexpectedly';
export const notRunYet = (lines: number) =>
  `${counted(lines, 'line')} of a program, not run yet; it runs in an isolated sandbox and reaches neither this page nor the network.`;
export const isRunning = 'Running.';
export const changedSince = ' The program has been changed; this is the result before that.';
export const whatAfterChange = 'What will it print now? Say it first, then run it.';
export const whyError = (line: number) => `Why does line ${line} fail? Mend it, and run it.`;
export const changeOne = 'Change something, so that it prints what you want; say first what that will be.';
export const whatPrints = 'What will it print? Say it first, then run it.';
export const atLine = (line: number) => `Line ${line}: `;
export const printedTimes = (count: number) => `printed ${counted(count, 'time')}`;
export const printedNothing = 'printed nothing';
export const notShown = (count: number) => ` (${count} of them not shown)`;
export const failedAt = (line: number) => ` Line ${line} failed; it is marked.`;
export const outcome = (end: string, output: string, missing: string, failed: string) =>
  `${end}, ${output}${missing}.${failed}`;
export const noAnswer = 'The sandbox does not answer and was closed; most likely the program used up its memory.';
export const filesNotLoaded = (causes: string) => `The files that running needs were not loaded. ${causes}`;
export const serverAnswered = (address: string, status: number) => `The server’s answer for ${address} is ${status}.`;
export const retry = 'Retry';
export const labNotLoaded = 'The lab was not loaded.';
