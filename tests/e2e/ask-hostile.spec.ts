/** The ask mode against services that fail or answer what they should not: one console, and only the browser's own words in it. */
import type { Locator, Page } from '@playwright/test';
import { answer, openAsk, panel } from '../support/ask.ts';
import { AskStandIn, MODEL } from '../support/ask-stand-in.ts';
import { expect, test } from '../support/harness.ts';
import { serveSmallSite, sitesWith } from '../support/served-site.ts';

const NOTES = { 'content/甲/指针.md': '# 指针\n\n## 智能指针\n\n智能指针会自己释放内存。\n' };

const service = new AskStandIn();
const sites = sitesWith(service, async () => {
  const endpoint = { url: `${service.origin}/v1`, model: MODEL };
  return { endpoint: await serveSmallSite(NOTES, {}, { search: { ask: { endpoint } } }) };
});

test.beforeEach(() => service.reset());

const alert = (page: Page): Locator => panel(page).getByRole('alert');
const submit = (page: Page): Locator => panel(page).getByRole('button', { name: /^(?:提问|再问一次)$/ });

async function ask(page: Page): Promise<void> {
  await openAsk(page, sites.endpoint);
  await submit(page).click();
}

/** What the browser itself says of a request that fails, and nothing more. */
const browserWords = (address: string, reason: string) => {
  const place = address.replace(/[.?]/g, '\\$&');
  return [
    new RegExp(`^console error: Failed to load resource: .*${reason}.* \\(${place}\\)$`),
    new RegExp(`^failed request: ${place} .*${reason}$`),
    new RegExp(`^status ${reason}: ${place}$`),
  ];
};

for (const [status, words] of [
  [401, '密钥不对'],
  [404, '服务没有接受'],
  [503, '服务出了错'],
] as const) {
  test(`the console has the browser’s own word alone when the service answers ${status}`, async ({
    page,
    problems,
  }) => {
    problems.expect(...browserWords(`${service.origin}/v1/chat/completions`, String(status)));
    service.manner = status;
    await ask(page);
    await expect(alert(page)).toContainText(words);
  });
}

test('the console has the browser’s own word alone when the service is down or the reader is offline', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(
    ...browserWords(`${service.origin}/v1/chat/completions`, 'ERR_(?:CONNECTION_REFUSED|INTERNET_DISCONNECTED)'),
  );
  await page.route(`${service.origin}/**`, (route) => route.abort('connectionrefused'));
  await ask(page);
  await expect(alert(page)).toContainText('连不上服务');
  await page.unroute(`${service.origin}/**`);
  await context.setOffline(true);
  await submit(page).click();
  await expect(alert(page)).toContainText('连不上服务');
  await context.setOffline(false);
  await submit(page).click();
  await expect(answer(page)).toHaveText('好。');
});

test('the console is silent when the reader stops an answer', async ({ page }) => {
  service.manner = 'waits';
  await ask(page);
  await expect(answer(page)).toHaveText('好。');
  await panel(page).getByRole('button', { name: '停止' }).click();
  await expect(panel(page)).toContainText('已经停下。');
});

const json = (body: string) => ({ type: 'application/json', body });
const stream = (...events: string[]) => ({
  type: 'text/event-stream',
  body: events.map((event) => `data: ${event}\n\n`).join(''),
});

test('the console is silent, and the fault is the service’s, when it answers wrong JSON', async ({ page }) => {
  service.raw = json('{');
  await ask(page);
  await expect(alert(page)).toContainText('回答中断了');
  for (const raw of [
    ...['', 'null', '3', '"甲"', '[]', '{}', '{"choices":5}', '{"choices":{"length":1}}'].map(json),
    ...['{"choices":[null]}', '{"choices":[{"message":5}]}', '{"choices":[{"message":{"content":{"a":1}}}]}'].map(json),
    ...['{', 'null', '3', '"甲"', '{"choices":5}', '{"choices":{"length":1}}', '{"choices":[null]}'].map((text) =>
      stream(text),
    ),
    stream('{"choices":[{"delta":{"content":{"a":1}}}]}', '[DONE]'),
    stream('{"choices":[{"delta":5}]}'),
    stream('{"error":{"message":{"a":1}}}'),
    { type: 'text/html', body: '<script>window.hacked = 1</script>' },
  ]) {
    service.raw = raw;
    await submit(page).click();
    await expect(alert(page), JSON.stringify(raw)).toContainText(/服务没有给出回答|回答中断了|服务出了错/);
    await expect(panel(page)).not.toContainText('[object Object]');
  }
  expect(service.asked).toHaveLength(23);
});

test('an answer without end is cut off, as a stream, as one line and as one message', async ({ page }) => {
  const endless = '长'.repeat(6_000_000);
  service.raw = json(JSON.stringify({ choices: [{ message: { content: endless } }] }));
  await ask(page);
  await expect(alert(page)).toContainText('回答太长');
  service.raw = stream(endless);
  await submit(page).click();
  await expect(alert(page)).toContainText('回答太长');
  service.raw = stream(JSON.stringify({ choices: [{ delta: { content: endless.slice(0, 30_000) } }] }), '[DONE]');
  await submit(page).click();
  await expect(alert(page)).toContainText('回答太长');
});

const HOSTILE: [name: string, text: string, shown: string][] = [
  ['a script', '<script>window.hacked = 1</script>', '<script>window.hacked = 1</script>'],
  ['a script over lines', '<script>\n\nwindow.hacked = 1\n\n</script>', 'window.hacked = 1'],
  ['an image in Markdown', '![像素](https://evil.example/p.png)', '像素'],
  ['an image by reference', '![像素][p]\n\n[p]: https://evil.example/p.png', '像素'],
  ['an image in HTML', '<img src="https://evil.example/p.png" onerror="window.hacked = 1">', '<img src='],
  ['a link that is a script', '[点我](javascript:window.hacked=1)', 'javascript:window.hacked=1'],
  ['a link that hides a script', '[点我](JaVa&#x0A;ScRipt&colon;window.hacked=1) [甲](data:text/html,x)', '点我'],
  [
    'a frame and a form',
    '<iframe src="https://evil.example/"></iframe><form action="https://evil.example/">',
    '<iframe',
  ],
  ['a style sheet', '<style>@import "https://evil.example/x.css"</style>', '<style>'],
  ['a drawing', '<svg><a xlink:href="javascript:window.hacked=1"><text>甲</text></a></svg>', '<svg>'],
  ['overrides of the direction', '\u202e甲乙\u2066丙 [丁](https://evil.example/\u202egnp.exe)\n\n戊', '戊'],
  ['halves of characters', '甲\ud83d乙\ude00 [丙](/\ud83d) [丁](https://a.example/\udc00) `\ud800`', '甲'],
  ['a fence without end', '```html\n<script>window.hacked = 1</script>\n\n还在里面', '还在里面'],
  ['marks without end', '**甲 [乙](/丙 `丁 ~~戊 <a href="', '甲'],
  ['control signs', '甲\u0000乙\u0007\u001b[31m丙\u2028丁', '丙'],
];

test('answers with markup are text: no element, no request, no exception', async ({ page }) => {
  service.pieces = ['好。'];
  await ask(page);
  for (const [name, text, shown] of HOSTILE) {
    // Cut in the middle, so that every one is also seen unfinished.
    service.pieces = [text.slice(0, text.length >> 1), text.slice(text.length >> 1)];
    await submit(page).click();
    await expect(panel(page).locator('.ask-state'), name).toContainText('回答完了');
    await expect(answer(page), name).toContainText(shown);
    const elements = await answer(page).evaluate((node) =>
      [...node.querySelectorAll('*')].map(({ localName }) => localName),
    );
    expect(
      elements.filter((element) => !/^(?:p|code|pre|strong|em|a)$/.test(element)),
      name,
    ).toEqual([]);
    const links = await answer(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).origin));
    expect(
      links.filter((origin) => origin !== sites.endpoint.origin),
      name,
    ).toEqual([]);
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
