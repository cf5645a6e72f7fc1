import { counted } from 'study-notes/words/counted';

/** What the checker of samples says in English. */

export const updatable: Readonly<Record<string, string>> = {
  'sample-output': '; if the output should be another one, add --update to rewrite it',
  'sample-picture': '; if the picture should be another one, add --update to keep it, and look at it',
  'sample-trace':
    '; if the recording should be another one, add --update to record it again; without a recording remove trace',
};
export const checkWords = 'It can be: run, run=fail, compile, compile=fail, snippet, syntax, unchecked="reason".';
export const stopped = {
  time: 'It did not end in time (programs have 10 s). Is there an endless loop, or does it wait for input?',
  memory: 'It takes more memory than it may (1 GiB).',
  processes: 'It has too many processes or threads (256 at most).',
  output: 'It prints too much (64 KiB at most).',
  disk: 'Its files are too large or too many (512 MiB and 20,000 at most, with /tmp and /dev/shm). Write less, and delete what is done with.',
  isolation: 'No isolated place could be made for it.',
};
export const checks = {
  run: 'run',
  'run=fail': 'run, failed as said',
  compile: 'compiled',
  'compile=fail': 'not compiling, as said',
  snippet: 'snippet',
  syntax: 'syntax only',
  unchecked: 'unchecked',
};
export const pause = ', ';
export const explained = [
  '<h2 id="what-is-checked">What is checked</h2><ul>',
  '<li><strong>Run</strong>: whole programs, compiled and run; output on the page is that of the program, line by line. Programs of C++ are run once more with ASan and UBSan. Those that are said to fail do fail that way.</li>',
  '<li><strong>Compiled</strong>: a whole file, or a snippet put into a program, compiles.</li>',
  '<li><strong>Does not compile, as said</strong>: the page is about this error, and the compiler gives it.</li>',
  '<li><strong>Syntax only</strong>: compiling needs an engine, a graphics driver or the like, so only the syntax was checked; code for UE5 and Cocos2d-x was checked against headers of our own, so names and types agree, but it was not compiled in the engine.</li>',
  '<li><strong>To be checked</strong>: not checked since it was changed; the page has no mark.</li>',
  '</ul>',
].join('');
export const marks = {
  run: 'Run',
  'run=fail': 'Run, fails as said',
  compile: 'Compiled',
  'compile=fail': 'Does not compile, as said',
  snippet: 'Compiled',
  syntax: 'Syntax checked',
};
export const checkingCode = 'Checking code';
export const asNobody = 'as a user without rights, which can read what anybody can';
export const asYou = 'as you, and can read and write your files';
export const notIsolated = (obstacle: string, user: string) =>
  `  Note: this machine cannot isolate by namespaces (${obstacle}): samples run ${user}, with the network; only time, memory, processes, output and file sizes are limited. Install bubblewrap, and allow user namespaces and mounts.`;
export const noMatch = (written: string) =>
  `No note matches “${written}”. Give a note, a folder, a pattern with *, or file:line.`;
export const badSeed = (text: string | undefined) => `The seed “${text}” is not a whole number from 0 on.`;
export const sample = 'the sample';
export const result = 'the result';
export const wasGood = `
It passed by its record, but not this time.`;
export const again = (file: string, line: number) =>
  `When it is mended, check it alone: npx study-notes check:samples '${file}:${line}'`;
export const otherRecording = 'The run recorded now differs from the one that is kept.';
export const twoWords = (words: string) => `A code block has ${words}; it is not clear by which to check it.`;
export const keepOne = 'Keep one of them.';
export const stagesValue = 'There is no value after “stages”.';
export const writeStages = 'Write stages=../programs/03-camera.';
export const noReason = 'unchecked gives no reason.';
export const writeReason = 'Write unchecked="why it cannot be checked".';
export const notUnderstood = (name: string, value: string | true) => `“${name}=${value}” cannot be understood.`;
export const noValue = (name: string) => `There is no value after “${name}”.`;
export const writeValue = (name: string) => `Write ${name}="…".`;
export const asanAndTsan = 'asan and tsan cannot be used together.';
export const splitInTwo = 'Make two blocks of it, or keep one of them.';
export const flagsAllowed =
  'Possible are -O, -g, -W…, -D…, -U…, -std=…, -f…, -m…, -l…, -pthread, and -I… for /usr/include or the sample’s own.';
export const badFlag = (flag: string, what: string) => `“${flag}” in flags ${what} and cannot be used.`;
export const emptyExpect = 'expect is empty, which anything matches.';
export const writeExpect = 'Write a text that must occur.';
export const expectOnly = 'Only run=fail and compile=fail take expect.';
export const writeOutput = 'To check output, follow it with a code block ```output.';
export const writeRender = 'Write render=picture.png, several with commas between them.';
export const renderOnly = 'Only a program with run draws pictures (render).';
export const addRun = 'Write run, or remove render.';
export const moreLines = (count: number) => `  … (${counted(count, 'more line', 'more lines')})`;
export const syntaxFailed = 'The check of its syntax failed';
export const compilingFailed = 'Compiling failed';
export const wordNotForLanguage = (language: string, word: string, known: string) =>
  `Code blocks of ${language} cannot have ${word}; they can have: ${known}.`;
export const traceOnly = 'trace can only stand with run on a code block of C++.';
export const noRecording = 'this language cannot be recorded';
export const notRecorded = (reason: string) => `This cannot be recorded: ${reason}.`;
export const runningFailed = 'Running failed';
export const sanitizedFailed = 'Compiling with ASan and UBSan failed';
export const sanitizersFound = 'ASan or UBSan found something';
export const mustCompile = 'Code with run=fail must compile, but compiling failed';
export const noFailureSaid =
  'run=fail does not say how the program fails: write expect="…", or follow it with a code block ```output.';
export const didNotFail = (report: string) => `The program should fail (run=fail), but it ended normally${report}`;
export const failedOtherwise = (expect: string, report: string) =>
  `The program failed, but did not print “${expect}”${report}`;
export const otherOutput = (diff: string) => `The output is not what the note says (- the note, + the program):
${diff}`;
export const strayFiles = (files: string) =>
  `It writes outside of its own folder: ${files}. Write files in the current folder only.`;
export const compiled = 'It should not compile (compile=fail), but it does.';
export const compilerFailed = (report: string) => `The compiler itself failed${report}`;
export const otherMessage = (expect: string, report: string) =>
  `Compiling failed, but the message has no “${expect}”${report}`;
export const bySignal = (signal: string) => ` (signal ${signal})`;
export const byCode = (code: number) => ` (exit code ${code})`;
export const end = (how: string) => `${how}.`;
export const endWith = (how: string, shown: string) => `${how}:
${shown}`;
export const renamesProduct = 'changes the name of what is made';
export const changesProduct = 'changes what is made';
export const changesLanguage = 'changes the language';
export const readsOther = 'reads files other than the sample’s';
export const changesCompiler = 'changes parts of the compiler itself';
export const handsOn = 'is handed to the assembler, preprocessor or linker';
export const otherFiles = 'reads or writes other files';
export const notListed = 'is not among the flags that can be used';
export const noFlag = 'is no flag of the compiler';
export const notIni = (file: string, line: number, text: string) =>
  `${file}:${line}: error: this line is neither [section] nor key=value: ${text}`;
export const recordingNotCompiled = (message: string) => `compiling it for a recording failed:
${message}`;
export const gppOnly = 'only what g++ compiles can be recorded (and not C++23)';
export const oneFileOnly = 'only a program of one file can be recorded';
export const noSanitizers = 'programs with asan or tsan cannot be recorded';
export const noCodeFlags = 'it has flags that change the code that is made';
export const noThreads = 'it has threads or windows';
export const gdbStopped = (why: string | number | null, message: string) => `gdb did not record it to the end (${why}):
${message}`;
export const otherOutputRecorded = 'its output while it was recorded differs from that of a plain run';
export const largeRecording = (kilobytes: number, most: number) =>
  `the recording has ${kilobytes} KB, at most ${most} KB are possible`;
export const noStage = (stage: string, known: string) => `There is no shader stage “${stage}”; it can be ${known}.`;
export const whichStage = (endings: string) =>
  `It is not clear which shader stage this is: write stage=frag, or let title end in one of ${endings}.`;
export const needsRender = 'A shader that is run does nothing but draw: write render=picture.png.';
export const fragmentOnly = 'A shader drawn by WebGL is one fragment shader, not a project.';
export const badSize = (size: string | undefined, longest: number) =>
  `size=${size} cannot be understood: write size=640x360, with sides from 16 to ${longest}.`;
export const badUniforms = (text: string) =>
  `“${text}” in uniforms cannot be understood: write uniforms="time=0,amount=0.5; time=2", with a semicolon between pictures.`;
export const notDrawn = 'The browser did not finish drawing.';
export const drawnTwice = (path: string, owner: string) => `${path} is drawn by ${owner} already.`;
export const renameOne = 'Give one of them another name.';
export const noPicture = (name: string, megabytes: number) =>
  `The program ended without writing ${name} (a plain file in the current folder, of at most ${megabytes} MB).`;
export const notPng = (name: string) => `${name}, which the program wrote, is no PNG.`;
export const largePicture = (name: string, width: number, height: number, longest: number) =>
  `${name}, which the program wrote, is ${width}×${height}; sides have at most ${longest}.`;
export const notKept = (path: string) => `There is no ${path} beside the note yet.`;
export const differs = (path: string, share: string, limit: string) =>
  `The drawn ${path} differs from the one that is kept: ${share} of its pixels look different (at most ${limit}).`;
export const shifted = (path: string, shift: string | number, most: number) =>
  `The drawn ${path} differs from the one that is kept: a whole area is off by ${shift} steps (of 0 to 255, at most ${most}).`;
export const notReadable = (path: string) =>
  `${path} cannot be read: the drawn one or the kept one is no complete PNG.`;
export const madeByCode = 'Made by this code';
export const notShown = (path: string) => `This code draws ${path}, but the note does not show it.`;
export const showPicture = (path: string) =>
  `Write ![what it shows](./${path} "caption") where readers should see it, or remove it from render.`;
export const noName = 'There is no name of a picture after “render”.';
export const badName = (name: string) => `“${name}” in render is no name of a png beside the note.`;
export const nameTwice = (name: string) => `Two pictures in render are called “${name}”.`;
export const ran = 'Run';
export const compiledOnly = 'Compiled';
export const failsAsSaid = 'Does not compile, as said';
export const syntaxOnly = 'Syntax only';
export const toBeChecked = 'To be checked';
export const notChecked = 'Not checked';
export const total = 'Total';
export const qualityPath = '/quality';
export const quality = 'Code quality';
export const qualityDescription = 'How much of the code in the notes was checked, and how.';
export const nothingToCheck = 'These notes have no code to check yet.';
export const qualityLead = (count: number, checked: number) =>
  `The notes have ${counted(count, 'piece')} of code, ${checked} of them checked as they stand now. The build counts; nobody writes these numbers.`;
export const qualityArticle = (lead: string, table: string, explained: string) =>
  `<h1>Code quality</h1><p>${lead}</p>${table}${explained}`;
export const head = (columns: string) => `<tr><th>Language</th>${columns}</tr>`;
export const table = (head: string, body: string) =>
  `<div class="table" role="region" aria-label="Pieces of code by language" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>`;
export const stagesFolder =
  "Write stages as a folder from the note's own; with its siblings before it, it makes the whole program: stages=../programs/03-camera.";
export const noCheckWord = (language: string) => `This code of ${language} does not say how it is checked.`;
export const writeCheckWord =
  'Write run, compile, snippet or syntax in its first line; if it cannot be checked at all, unchecked="reason".';
export const severalWords = 'has more than one block with a word for checking';
export const noRunWord = 'has no block with run or compile';
export const oneRunWord = 'Of one project exactly one block has run or compile; it begins there.';
export const projectProblem = (name: string, said: string) => `The project “${name}” ${said}.`;
export const titles = 'Give each block its file name by title="…".';
export const fileTwice = (name: string, file: string) => `The project “${name}” has two files called ${file}.`;
export const brokenLine = 'This line of the results is damaged; the code it is about counts as unchecked.';
export const checkAgain = (folder: string, note: string) =>
  `Check again, and the line is written anew: npx study-notes check:samples '${folder}/${note}'; or restore it, if it is sound in version control.`;
export const checkerFailed = (reason: string) => `The checker itself failed: ${reason}`;
export const downloadStage = 'Download the whole program up to here';
export const unchecked = (reason: string) => `Not checked: ${reason}`;
export const sampleFile = 'a file of the sample';
export const strictHelp = 'Code that could not be checked for lack of a tool is an error too (for CI)';
export const allHelp = 'Check everything anew, whatever results there are';
export const numberValue = 'number';
export const seedHelp = 'Seed of the spot check, to repeat it';
export const updateHelp = 'Write the real output of programs into the notes’ output blocks';
export const summary = 'Compile and run the code in notes, and compare its output';
export const usage = '[note, folder, pattern or note:line …]';
export const detail = `For code that has not changed, the results in content/.checks are used, and one in ten of it is run again; --all checks everything.
For example: npx study-notes check:samples content/programming/C++`;
export const noStagesFolder = (folder: string) => `There is no folder “${folder}”.`;
export const manyStageFiles = (folder: string, count: number, most: number) =>
  `“${folder}” has ${counted(count, 'file')} up to this stage, at most ${most} are possible.`;
export const closedStageFiles = (folder: string) =>
  `“${folder}” has files that cannot be read: they are outside of content, or are no files.`;
export const largeStages = (folder: string, kilobytes: number, most: number) =>
  `“${folder}” has ${kilobytes} KB up to this stage, at most ${most} KB are possible.`;
export const pieces = (count: number) => `${counted(count, 'piece')} of code`;
export const checkedNow = (count: number) => `${count} checked now`;
export const known = (count: number) => `${count} by earlier results`;
export const sum = (parts: string, seed: number) => `${parts} (seed of the spot check: ${seed}).`;
export const uncheckedAt = (file: string, line: number, reason: string) => `unchecked  ${file}:${line}  ${reason}`;
export const skipped = (language: string, count: number, tools: string, hint: string) =>
  `skipped    ${language}, ${counted(count, 'piece')}: this machine has no ${tools}. To install: ${hint}`;
export const updated = (count: number) => `Rewrote ${counted(count, 'output')}; run it once more to check.`;
export const slow = (file: string, line: number, seconds: string) => `slow       ${file}:${line}  ${seconds} s`;
export const failedCount = (count: number) => `${count} did not pass`;
export const mistakesCount = (count: number) => `${counted(count, 'fence')} to be corrected`;
export const closing = (said: string) => `${said}.`;
export const checkedPassed = 'All that was checked passed.';
export const allPassed = 'All passed.';
