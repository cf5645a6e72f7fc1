import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteComment, listComments, mayDelete, Refusal, type Service, sendComment } from './service.ts';

const SERVICE: Service = { server: 'https://c.cn/w', lang: 'zh-CN' };

afterEach(() => vi.unstubAllGlobals());

/** A service that answers every question with this; gives what it was asked. */
function answering(body: unknown, status = 200): { url: URL; init: RequestInit }[] {
  const asked: { url: URL; init: RequestInit }[] = [];
  vi.stubGlobal('navigator', { userAgent: 'test' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url: new URL(url), init });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return asked;
}

const COMMENT = {
  objectId: 3,
  nick: '甲',
  comment: '<p>好</p>',
  time: 5,
  status: 'approved',
  user_id: 2,
  children: [],
};

describe('comments of a note', () => {
  it('are asked for page by page', async () => {
    const asked = answering({ errno: 0, data: { data: [COMMENT], count: 12, totalPages: 2 } });
    const page = await listComments(SERVICE, '/笔记/甲', 1);
    expect(page).toMatchObject({
      count: 12,
      hasMore: true,
      comments: [{ id: 3, nick: '甲', html: '<p>好</p>', user: 2 }],
    });
    expect(asked[0]?.url.pathname).toBe('/w/api/comment');
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      path: '/笔记/甲',
      page: '1',
      pageSize: '10',
      sortBy: 'insertedAt_desc',
      lang: 'zh-CN',
    });
  });

  it('have their answers by time, and whom these answer', async () => {
    const children = [
      { ...COMMENT, objectId: 5, time: 9, pid: 4, rid: 3, reply_user: { nick: '乙' } },
      { ...COMMENT, objectId: 4, time: 8, pid: 3, rid: 3, reply_user: { nick: '甲' } },
    ];
    answering({ errno: 0, data: { data: [{ ...COMMENT, children }] } });
    const { comments, hasMore } = await listComments(SERVICE, '/', 1);
    expect(comments[0]?.replies.map(({ id, to }) => [id, to])).toEqual([
      [4, ''],
      [5, '乙'],
    ]);
    expect(hasMore).toBe(false);
  });

  it.each([
    [{ errno: 0, data: null }],
    [{ errno: 0, data: { data: 'x' } }],
    [{ errno: 0, data: { data: [null, 7, {}, { objectId: {} }] } }],
    [{ errno: 0 }],
    [[]],
  ])('are none in %j', async (body) => {
    answering(body);
    expect((await listComments(SERVICE, '/', 1)).comments).toEqual([]);
  });

  it.each(['<html>', '', 'null x'])('are not in %j', async (body) => {
    answering(body);
    await expect(listComments(SERVICE, '/', 1)).rejects.not.toBeInstanceOf(Refusal);
  });
});

describe('a comment', () => {
  it('is sent with what it answers, by whom', async () => {
    const asked = answering({ errno: 0, data: COMMENT });
    const draft = { nick: '甲', mail: '', comment: '好', pid: 4, rid: 3, at: '乙' };
    expect(await sendComment({ ...SERVICE, token: 't' }, '/甲', draft)).toMatchObject({ id: 3 });
    const { method, headers, body } = asked[0]?.init ?? {};
    expect([method, headers]).toEqual(['POST', { 'Content-Type': 'application/json', Authorization: 'Bearer t' }]);
    expect(JSON.parse(String(body))).toEqual({ ...draft, link: '', ua: 'test', url: '/甲' });
  });

  it.each([
    [{ errno: 1000, errmsg: '太快' }, 200, '评论服务没有接受：太快'],
    [{ errno: 1001, errmsg: { comment: '不能为空', nick: 7 } }, 200, '评论服务没有接受：不能为空,'],
    [{ errno: 1000, errmsg: '长'.repeat(900) }, 200, `评论服务没有接受：${'长'.repeat(200)}`],
    [{ errno: 403 }, 403, '评论服务要求先登录，或者这里没有权限。'],
  ])('is refused by %j', async (answer, status, message) => {
    answering(answer, status);
    const sending = sendComment(SERVICE, '/', { nick: '甲', mail: '', comment: '好' });
    await expect(sending).rejects.toThrow(new Refusal(message));
  });

  it('is deleted by its number, by its author or the site’s owner', async () => {
    const asked = answering({ errno: 0, data: '' });
    await deleteComment({ ...SERVICE, token: 't' }, 3);
    expect([asked[0]?.init.method, asked[0]?.url.pathname]).toEqual(['DELETE', '/w/api/comment/3']);
    const comment = { ...COMMENT, id: 3, html: '', user: 2, isOwner: false, to: '', replies: [] };
    const user = { id: 2, name: '', mail: '', token: 't', isOwner: false };
    expect(mayDelete(user, comment)).toBe(true);
    expect(mayDelete({ ...user, id: 1 }, comment)).toBe(false);
    expect(mayDelete({ ...user, id: 1, isOwner: true }, comment)).toBe(true);
    expect(mayDelete(undefined, { ...comment, user: undefined })).toBe(false);
  });
});
