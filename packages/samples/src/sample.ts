/** What the checker checks: a fence, or the fences of a project in one note. Plain data. */

/** How a fence says it is checked. */
export const WORDS = ['run', 'run=fail', 'compile', 'compile=fail', 'snippet', 'syntax', 'unchecked'] as const;
export type Word = (typeof WORDS)[number];

/** A place that messages name. */
export interface SamplePlace {
  /** Path in messages: `content/a.md`, or the included file's. */
  file: string;
  /** 1-based. */
  line: number;
}

/** One line of a program, and where the author wrote it. */
export interface SourceLine extends SamplePlace {
  text: string;
}

export interface SampleFile {
  /** Posix, relative to the sample's folder: the fence's title, else the language's default. */
  name: string;
  language: string;
  lines: SourceLine[];
}

/** Settings that change how a sample is built and run. */
export interface Settings {
  /** `c++17`. */
  std?: string;
  /** More compiler arguments, separated by blanks. */
  flags?: string;
  /** Standard input of the program, with `\n` and `\t` escaped. */
  stdin?: string;
  /** Shader stage: vert, frag, comp, geom, tesc, tese. */
  stage?: string;
  /** Name of the shader's first function. */
  entry?: string;
  /** Of a shader that draws: `640x360`. */
  size?: string;
  /** Its uniforms, a set for each picture: `time=0,amount=0.5; time=2`. */
  uniforms?: string;
  asan?: true;
  /** Its run is recorded line by line. */
  trace?: true;
  tsan?: true;
}

/** The `output` fence after a sample. */
export interface ExpectedOutput extends SamplePlace {
  /** Without the final newline. */
  text: string;
}

/** A picture that a sample draws, kept beside its note. */
export interface SamplePicture {
  /** As the program writes it. */
  name: string;
  /** As the note keeps it, relative to itself. */
  path: string;
  absolute: string;
  /** Hash of the kept file; null when there is none. */
  hash: string | null;
}

export interface Sample extends SamplePlace {
  /** Posix path of the note below the content folder. */
  note: string;
  language: string;
  word: Word;
  /** The main file first. */
  files: SampleFile[];
  settings: Settings;
  /** Text that must appear in the error message or in the output of a failing program. */
  expect?: string;
  output?: ExpectedOutput;
  /** Last stage of a program that grows, of which readers may take the whole: the folder's name. */
  stage?: string;
  /** Of a program that draws. */
  pictures?: SamplePicture[];
  /** Why it is not checked; with the word `unchecked`. */
  reason?: string;
  /** Key of its result: hash of everything above that decides the outcome, but not of places. */
  key: string;
}

/** The text of a program file, with a final newline. */
export function textOf(file: SampleFile): string {
  return `${file.lines
    .map(({ text }) => text)
    .join('\n')
    .trimEnd()}\n`;
}
