/** Samples that write without end: they meet the end of their own small disk, and are told what they did. */
import { afterEach, describe, expect, it } from 'vitest';
import { LACKS_NAMESPACES } from '../test-tools.ts';
import { removeTestBoxes, runScript } from './test-boxes.ts';

afterEach(removeTestBoxes);

describe.skipIf(LACKS_NAMESPACES !== '')(`a sample that writes${LACKS_NAMESPACES}`, () => {
  it.each(['/tmp/sample', '/tmp', '/var/tmp', '/dev/shm'])(
    '600 MB at once into %s is ended for that',
    async (folder) => {
      const ran = await runScript(
        `head -c 600000000 /dev/zero > ${folder}/large; echo "$? $(stat -c %s ${folder}/large)"`,
      );
      expect(ran.stopped).toBe('disk');
      expect(Number(ran.stdout.split(' ')[1] ?? 0)).toBeLessThanOrEqual(512 * 1024 * 1024);
    },
  );

  it('600 MB and removes them when they do not fit is told the same', async () => {
    const ran = await runScript('head -c 600000000 /dev/zero > large || { rm large; exit 1; }');
    expect(ran.stopped).toBe('disk');
  });

  it('a million files is ended for that', async () => {
    const ran = await runScript('python3 -c "for i in range(1000000): open(str(i), \'w\').close()"');
    expect(ran.stopped).toBe('disk');
  });

  it('a million folders, each in the other, is ended for that', async () => {
    const ran = await runScript("python3 -c \"import os\nfor i in range(1000000): os.mkdir('a'); os.chdir('a')\"");
    expect(ran.stopped).toBe('disk');
  });

  it('400 MB may do so', async () => {
    expect(await runScript('head -c 200000000 /dev/zero | tee a > b')).toMatchObject({ code: 0 });
  });
});
