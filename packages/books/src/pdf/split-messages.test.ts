import { expect, it } from 'vitest';
import { splitMessages } from './split-messages.ts';

it('gives each message once it is whole, wherever the pipe cuts it', () => {
  const bytes = Buffer.from('{"页":1}\0\0字\0rest');
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const heard: string[] = [];
    const take = splitMessages((message) => heard.push(message));
    take(bytes.subarray(0, cut));
    take(bytes.subarray(cut));
    expect(heard).toEqual(['{"页":1}', '', '字']);
  }
});
