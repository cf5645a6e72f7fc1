/** Runs one sample: its box, its files, and commands run in the box. */
import { present } from 'study-notes/shared/present';
import { type Box, createBox, removeBox, writeInto } from './isolation/box.ts';
import { ENVIRONMENT } from './isolation/environment.ts';
import { sampleUser } from './isolation/identity.ts';
import type { IsolationLevel, Mount } from './isolation/isolation.ts';
import { BUILD_LIMITS, type Limits, RUN_LIMITS } from './isolation/limits.ts';
import { type Ran, runLimited } from './isolation/run-limited.ts';
import { readProduct } from './read-product.ts';
import { type Sample, type SampleFile, type SamplePlace, textOf } from './sample.ts';
import type { Toolchain } from './toolchain.ts';
import { words } from './words/checker.ts';

/** What all samples of a run share. */
export interface Workshop {
  toolchain: Toolchain;
  isolation: IsolationLevel;
  /** Why samples cannot be isolated on this machine; absent where they can. */
  obstacle?: string;
  /** Hash of the isolation's source; results made with another one are checked again. */
  isolationHash: string;
  /** Folders that no sample may see, wherever they lie. */
  hidden: string[];
  /** Folder of the checker's packages, parsers and headers: `packages/samples/tools`. */
  toolsDir: string;
  /** `node_modules` with the project's TypeScript. */
  modulesDir: string;
  /** `content/.stubs`: stub headers of game engines. */
  stubsDir: string;
  /** Folder of the C# compiler, built at its first use. */
  csharpDir: () => string;
  /** Number of the X display for programs that draw; started at its first use. */
  display: () => Promise<string>;
}

/** Where a sample's commands find files outside their box. */
export const TOOLS = '/tmp/tools';

export interface CommandOptions {
  limits?: Limits;
  stdin?: string;
  environment?: Record<string, string>;
  mounts?: Mount[];
}

export class SampleRunner {
  readonly sample: Sample;
  readonly workshop: Workshop;
  private readonly box: Box;
  /** Number of lines inserted before the author's, by file. */
  private readonly before = new Map<string, number>();

  private constructor(sample: Sample, workshop: Workshop, box: Box) {
    this.sample = sample;
    this.workshop = workshop;
    this.box = box;
    for (const file of sample.files) this.write(file.name, textOf(file));
  }

  /** Creates a box with the sample's files. */
  static async open(sample: Sample, workshop: Workshop, lane: number): Promise<SampleRunner> {
    return new SampleRunner(sample, workshop, await createBox(workshop.isolation, { user: sampleUser(lane) }));
  }

  /** The main file. */
  get main(): SampleFile {
    return present(this.sample.files[0], words.sampleFile);
  }

  /** Names of its files in one language, the main one first. */
  namesIn(language: string, pattern = /./): string[] {
    return this.sample.files
      .filter((file) => file.language === language && pattern.test(file.name))
      .map(({ name }) => name);
  }

  /** Writes a file into the sample's folder. */
  write(name: string, content: string | Buffer): void {
    writeInto(this.box, name, content);
  }

  /** A plain file of the sample's folder; undefined when there is none, or when it is larger than `most` bytes. */
  read(name: string, most: number): Buffer | undefined {
    return readProduct(this.box, name, most);
  }

  /** Records that `count` lines were inserted before the author's in a file. */
  moveLines(name: string, count: number): void {
    this.before.set(name, count);
  }

  /** Where the author wrote a line of a compiled file; undefined for an inserted line. */
  placeOf(name: string, line: number): SamplePlace | undefined {
    const file = this.sample.files.find((one) => one.name === name);
    const found = file?.lines[line - 1 - (this.before.get(name) ?? 0)];
    return found && { file: found.file, line: found.line };
  }

  /** Runs a compiler or another tool. */
  build(command: string[], options: CommandOptions = {}): Promise<Ran> {
    return this.command(command, { limits: BUILD_LIMITS, ...options });
  }

  /** Runs the sample's own program. */
  run(command: string[], options: CommandOptions = {}): Promise<Ran> {
    return this.command(command, { limits: RUN_LIMITS, stdin: stdinOf(this.sample), ...options });
  }

  /** Removes the box and the sample's folder. */
  close(): void {
    removeBox(this.box);
  }

  private command(command: string[], { limits = BUILD_LIMITS, stdin, environment, mounts = [] }: CommandOptions) {
    return runLimited(this.workshop.isolation, command, {
      box: this.box,
      limits,
      mounts: [nodeMount(), ...mounts],
      environment: { ...ENVIRONMENT, ...environment },
      hidden: this.workshop.hidden,
      ...(stdin === undefined ? {} : { stdin }),
    });
  }
}

/** This process's Node: it may lie in a home folder that the sample's user cannot read. */
export const NODE = `${TOOLS}/node/node`;

function nodeMount(): Mount {
  return { from: process.execPath, to: NODE };
}

/** `\n` in the fence means a newline. */
export function stdinOf({ settings }: Sample): string {
  return (settings.stdin ?? '').replace(/\\([nt\\])/g, (_, token: string) => ({ n: '\n', t: '\t' })[token] ?? '\\');
}
