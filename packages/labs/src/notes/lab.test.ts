import { noteContext } from 'study-notes/pipeline/markdown/code/run-fixtures';
import { compileNote } from 'study-notes/pipeline/markdown/compile';
import { expect, it } from 'vitest';
import { labsNotes } from './labs-notes.ts';

const BROKEN = "throw new Error('没有这么高')";

/** A lab that draws nothing, by the program of its still. */
const own = (draw: string) => ({
  code: `export default { options: { '~run': (set) => ((set.typed = true), (set.value = {}), set) }, Picture() { ${draw} } };`,
  sources: [{ absolute: '/labs/tower/still.tsx', hash: 'h' }],
});

/** Compiles a note with one lab of the author's own. */
async function compile(draw: string) {
  const feature = labsNotes({ builtIn: [], leftOut: [], broken: ['bent'], own: { tower: own(draw) } });
  const { note, routes, options } = noteContext(
    '前\n\n::lab[看]{name=tower}\n\n::lab[看]{name=bent}\n\n后\n',
    '/content',
  );
  return compileNote({ note, routes, options, features: [feature] });
}

it('hangs a note on the files that its labs are made of', async () => {
  const { dependencies, problems } = await compile('return null');
  expect(dependencies).toContainEqual({ absolute: '/labs/tower/still.tsx', hash: 'h' });
  expect(problems).toEqual([]);
});

it('tells of a picture that cannot be drawn where the note has it; the rest of the note stands', async () => {
  const { html, problems } = await compile(BROKEN);
  expect(problems.map(({ rule, line, message }) => `${rule} ${line} ${message}`)).toEqual([
    'lab-still 3 交互图 tower 没有脚本时的图画不出来：没有这么高',
  ]);
  expect(html).toContain('<p>后');
});
