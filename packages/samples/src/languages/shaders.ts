/** Shaders: GLSL and HLSL by glslang; Slang as HLSL where it is valid HLSL, else parsed. */

import { present } from 'study-notes/shared/present';
import { listed } from 'study-notes/words/phrases';
import type { Ran } from '../isolation/run-limited.ts';
import { type Sample, type SampleFile, textOf } from '../sample.ts';
import type { SampleRunner } from '../sample-runner.ts';
import { words } from '../words/checker.ts';
import type { Driver } from './driver.ts';
import { parseWithGrammar } from './parser.ts';
import { eachUntilFailure } from './scripts.ts';
import { drawShader, refuseShader } from './web-gl.ts';

const STAGES = ['vert', 'frag', 'comp', 'geom', 'tesc', 'tese'];
const VERSION = '#version 450 core';

/** GLSL: each file by its stage; the files of a project are also linked. A fragment shader can draw by WebGL. */
export const glsl: Driver = {
  words: ['run', 'compile', 'compile=fail', 'syntax', 'unchecked'],
  recipe: 1,
  tools: ({ word }) => (word === 'run' ? ['chromium'] : ['glslang']),
  detail: ({ word }) => (word === 'run' ? 'WebGL 2' : ''),
  refuses: (sample) => (sample.word === 'run' ? refuseShader(sample) : missingStage(sample, 'glsl')),
  parse: compileGlsl,
  compile: compileGlsl,
  run: drawShader,
};

/** HLSL: its SPIR-V is validated too. */
export const hlsl: Driver = {
  words: ['compile', 'compile=fail', 'syntax', 'unchecked'],
  recipe: 1,
  tools: () => ['glslang', 'spirv-val'],
  refuses: (sample) => missingStage(sample, 'hlsl'),
  parse: compileHlsl,
  compile: compileHlsl,
};

/** Slang: parsed, or compiled as the HLSL it is a superset of. */
export const slang: Driver = {
  words: ['compile', 'compile=fail', 'syntax', 'unchecked'],
  recipe: 1,
  tools: ({ word }) => (word === 'syntax' ? ['parsers'] : ['glslang', 'spirv-val']),
  refuses: (sample) => (sample.word === 'syntax' ? undefined : missingStage(sample, 'slang')),
  parse: (runner) => parseWithGrammar(runner, 'slang'),
  compile: compileHlsl,
};

/** Stage from the fence, else from the file's extension. */
export function stageOf({ settings }: Sample, { name }: SampleFile): string | undefined {
  return settings.stage ?? STAGES.find((stage) => new RegExp(`\\.${stage}(?:\\.\\w+)?$`).test(name));
}

function missingStage(sample: Sample, language: string): string | undefined {
  const { stage } = sample.settings;
  if (stage !== undefined && !STAGES.includes(stage)) return words.noStage(stage, listed(STAGES));
  const without = sample.files.find((file) => file.language === language && !stageOf(sample, file));
  if (!without) return undefined;
  return words.whichStage(STAGES.map((name) => `.${name}`).join(' '));
}

async function compileGlsl(runner: SampleRunner): Promise<Ran> {
  const shaders = runner.sample.files.filter(({ language }) => language === 'glsl');
  for (const shader of shaders) addVersion(runner, shader);
  const each = await eachUntilFailure(
    shaders.map(({ name }) => name),
    (name) =>
      compileStage(
        runner,
        present(
          shaders.find((shader) => shader.name === name),
          name,
        ),
      ),
  );
  const named = shaders.every(({ name }) => STAGES.some((stage) => name.endsWith(`.${stage}`)));
  return each.code === 0 && shaders.length > 1 && named
    ? runner.build(['glslangValidator', '-l', ...shaders.map(({ name }) => name)])
    : each;
}

function compileStage(runner: SampleRunner, shader: SampleFile): Promise<Ran> {
  const isVulkan = /\bpush_constant\b|layout\s*\([^)]*\bset\s*=/.test(textOf(shader));
  const words = [
    'glslangValidator',
    '-S',
    stageOf(runner.sample, shader) ?? 'frag',
    ...(isVulkan ? ['-V', '-o', 'out.spv'] : []),
  ];
  return named(shader.name, runner.build([...words, shader.name]));
}

/** glslang reports its input file as 0. */
async function named(name: string, running: Promise<Ran>): Promise<Ran> {
  const ran = await running;
  return { ...ran, stdout: ran.stdout.replace(/^((?:ERROR|WARNING): )0:/gm, `$1${name}:`) };
}

/** Adds the documented default version where there is none. */
function addVersion(runner: SampleRunner, shader: SampleFile): void {
  const text = textOf(shader);
  if (/^\s*#\s*version\b/m.test(text)) return;
  runner.write(shader.name, `${VERSION}\n${text}`);
  runner.moveLines(shader.name, 1);
}

function compileHlsl(runner: SampleRunner): Promise<Ran> {
  const { sample } = runner;
  const shaders = sample.files.filter(({ language }) => ['hlsl', 'slang'].includes(language));
  return eachUntilFailure(
    shaders.map(({ name }) => name),
    async (name) => {
      const shader = present(
        shaders.find((one) => one.name === name),
        name,
      );
      const stage = stageOf(sample, shader) ?? 'frag';
      const entry = sample.settings.entry ?? 'main';
      const made = await named(
        name,
        runner.build(['glslangValidator', '-D', '-V', '-S', stage, '-e', entry, '-o', 'out.spv', name]),
      );
      return made.code === 0 ? runner.build(['spirv-val', 'out.spv']) : made;
    },
  );
}
