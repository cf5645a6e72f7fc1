import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readServerEvents } from './server-events.ts';

/** A text as chunks cut at the given byte positions. */
async function* chunks(text: string, cuts: number[]): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const boundaries = [0, ...[...cuts].sort((a, b) => a - b).map((cut) => cut % (bytes.length + 1)), bytes.length];
  for (const [index, end] of boundaries.sort((a, b) => a - b).entries())
    yield bytes.slice(boundaries[index - 1] ?? 0, end);
}

async function read(text: string, cuts: number[] = []): Promise<string[]> {
  const events: string[] = [];
  for await (const data of readServerEvents(chunks(text, cuts))) events.push(data);
  return events;
}

describe('readServerEvents', () => {
  it.each([
    ['data: a\n\ndata:b\n\n', ['a', 'b']],
    ['data: 一\r\n\r\ndata: 二\r\r', ['一', '二']],
    [': comment\nevent: x\nid: 1\ndata: a\ndata: b\n\n', ['a\nb']],
    ['data: [DONE]', ['[DONE]']],
    ['data:\n\n', ['']],
    ['\n\n\n', []],
    ['', []],
    ['data:  two spaces\n\n', [' two spaces']],
  ])('reads %j', async (text, expected) => {
    expect(await read(text)).toEqual(expected);
  });

  it('reads the same wherever the borders of the chunks fall: inside characters, lines and ends of lines', async () => {
    const text = 'data: {"delta":"智能😀指针"}\r\n\r\n: ping\ndata: 一\ndata: 二\n\ndata: [DONE]\r\r';
    const whole = await read(text);
    expect(whole).toEqual(['{"delta":"智能😀指针"}', '一\n二', '[DONE]']);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { maxLength: 12 }), async (cuts) => {
        expect(await read(text, cuts)).toEqual(whole);
      }),
    );
  });
});
