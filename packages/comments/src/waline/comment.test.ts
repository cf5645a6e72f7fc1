import { describe, expect, it } from 'vitest';
import { type Comment, readComment, readComments } from './comment.ts';

const comment = (over: object = {}) => ({ objectId: 1, nick: '甲', comment: '<p>好</p>', time: 5, ...over });

describe('what a service may say of comments', () => {
  it.each([1e300, 'Infinity', 'x', null, {}])('%j is no time, but now', (time) => {
    const read = readComment(comment({ time }));
    expect(Date.now() - (read?.time ?? 0)).toBeLessThan(1000);
  });

  it.each([
    ['', '?'],
    ['\u200b\u200d \n', '?'],
    [{}, '?'],
    ['名'.repeat(5000), '名'.repeat(100)],
    ['\u202e乙', '\u202e乙'],
  ])('%j is the name %j', (nick, name) => {
    expect(readComment(comment({ nick }))?.nick).toBe(name);
  });

  it('has each comment once, and not thousands', () => {
    const twice = readComments([comment(), comment({ objectId: '1' }), comment({ objectId: 2 })]);
    expect(twice.map(({ id }) => String(id))).toEqual(['1', '2']);
    const many = Array.from({ length: 5000 }, (_, objectId) => comment({ objectId }));
    expect(readComments(many)).toHaveLength(500);
    expect(readComment(comment({ children: many }))?.replies).toHaveLength(500);
  });

  it('has replies below comments and nothing below replies', () => {
    let children: object[] = [];
    for (let depth = 0; depth < 100_000; depth++) children = [comment({ objectId: depth, children })];
    const [read] = readComments([comment({ children })]) as [Comment];
    expect(read.replies).toHaveLength(1);
    expect(read.replies[0]?.replies).toEqual([]);
  });
});
