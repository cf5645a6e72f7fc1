/** Does anything at all to a lab, by a seed: mouse, two fingers, keys, forms, links; and says what broke. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { seeded } from '../../bench/random.mjs';
import { ROOT } from './sites.ts';

type Random = ReturnType<typeof seeded>;

export interface Fuzz {
  page: Page;
  lab: Locator;
  touch: CDPSession;
  random: Random;
  /** Links of this lab to begin from; the fuzz adds those that the lab writes. */
  links: string[];
  /** Words that this lab may show although they look broken. */
  mayShow?: RegExp;
  /** Whether the keyboard's place was in the lab after the last action. */
  hasFocus?: boolean;
}

const BROKEN = /NaN|undefined|Infinity|\[object|�/;

const ACTIONS = [press, drag, pinch, typeKeys, typeKeys, chooseForm, chooseForm, followLink];

/** Between a phone and a desk: room for what two fingers do. */
export const FUZZ_VIEW = { width: 760, height: 900 };

/** What looks broken elsewhere and is the subject here. */
const MAY_SHOW: Record<string, RegExp> = {
  'number-bits': /NaN|Infinity/,
  'lookup-chain': /undefined/,
};

interface OldLink {
  lab: string;
  link: string;
}
const OLD: OldLink[] = JSON.parse(readFileSync(join(ROOT, 'packages/labs/src/runtime/fixtures/links.json'), 'utf8'));

/** Takes a living lab of a page that is touched, and begins a row of actions by a seed. */
export async function beginFuzz(lab: Locator, { name, seed }: { name: string; seed: number }): Promise<Fuzz> {
  const page = lab.page();
  await lab.evaluate((figure) => figure.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await keepInside(lab);
  const mayShow = MAY_SHOW[name];
  return {
    page,
    lab,
    touch: await page.context().newCDPSession(page),
    random: seeded(seed),
    links: OLD.filter((old) => old.lab === name).map(({ link }) => link.replace(/^.*\./, '')),
    ...(mayShow && { mayShow }),
  };
}

/**
 * A page that still moves under the pointer may let it meet something beside the lab: that is none of the lab's doing, and
 * leads nowhere.
 */
async function keepInside(lab: Locator): Promise<void> {
  await lab.evaluate((figure) => {
    const isOutside = ({ target }: Event) => !figure.contains(target as Node);
    // The caption and the edge are no part of the living lab: a press there takes the focus away, as anywhere else.
    const isBeside = ({ target }: Event) => !figure.querySelector('.lab-live')?.contains(target as Node);
    addEventListener('pointerdown', (event) => isBeside(event) && Object.assign(window, { metOther: true }), true);
    addEventListener('click', (event) => isOutside(event) && event.preventDefault(), true);
  });
}

/** One action, and what must hold after it. */
export async function fuzzOnce(fuzz: Fuzz): Promise<void> {
  const { page, random } = fuzz;
  const action = random.pick(ACTIONS);
  const { hasFocus: hadFocus = false } = fuzz;
  const done = await action(fuzz);
  await page.keyboard.press('Escape');
  const { hasFocus, metOther } = await expectSound(fuzz);
  fuzz.hasFocus = hasFocus || (await holdsFocus(fuzz));
  if (hadFocus && done !== 'left' && !metOther) expect(fuzz.hasFocus, `the focus after ${action.name}`).toBe(true);
}

/** Whether the keyboard's place is in the lab. */
const holdsFocus = ({ lab }: Fuzz): Promise<boolean> =>
  lab.evaluate((figure) => figure.querySelector('.lab-live')?.contains(document.activeElement) === true);

/** The lab lives and shows no broken words. Gives whether the keyboard's place is in it, and whether something beside it was met since this was asked last. */
async function expectSound({ lab, mayShow }: Fuzz): Promise<{ hasFocus: boolean; metOther: boolean }> {
  // One question an action: each costs as much as what it asks.
  const seen = await lab.evaluate((figure) => {
    const live = figure.querySelector<HTMLElement>('.lab-live');
    const written = [...(live?.querySelectorAll('.lab-output, .lab-editor') ?? [])].map((part) => part.textContent);
    const { metOther = false } = window as unknown as { metOther?: boolean };
    Object.assign(window, { metOther: false });
    return {
      metOther,
      hasFocus: live?.contains(document.activeElement) === true,
      landmarks: live?.querySelectorAll(':is(section, form)[aria-label], [role="region"], aside, nav').length,
      isAlive: live !== null && figure.querySelector('.error-box') === null,
      failure: figure.querySelector('.error-box')?.textContent,
      // What is seen: text of hidden parts, and of what the reader wrote, is not.
      // biome-ignore lint/performance/useDomNodeTextContent: that is what `textContent` does not tell
      text: written.reduce<string>((text, part) => text.replace(part ?? '', ''), live?.innerText ?? ''),
      labels: [...(live?.querySelectorAll('[aria-label], [aria-valuetext]') ?? [])].map(
        (part) => `${part.getAttribute('aria-label')} ${part.getAttribute('aria-valuetext') ?? ''}`,
      ),
    };
  });
  expect(seen.failure).toBeUndefined();
  expect(seen.isAlive, 'the lab lives').toBe(true);
  expect(seen.landmarks, 'landmarks, which two labs of a page would have twice').toBe(0);
  const words = [seen.text, ...seen.labels].map((text) =>
    mayShow ? text.replace(new RegExp(mayShow, 'g'), '') : text,
  );
  expect(words.filter((text) => BROKEN.test(text))).toEqual([]);
  return seen;
}

/** A point at which the living lab, and nothing above it, is to be met; of `wanted` parts where there are any. */
async function somewhere({ lab, random }: Fuzz, wanted = ''): Promise<{ x: number; y: number }> {
  const shares = Array.from({ length: 20 }, () => ({
    across: random.next(),
    down: random.next(),
    part: random.next(),
  }));
  return lab.locator('.lab-live').evaluate(
    (live, { shares, wanted }) => {
      const { top, bottom } = live.getBoundingClientRect();
      if (top > innerHeight - 100 || bottom < 100) live.scrollIntoView({ block: 'start', behavior: 'instant' });
      const parts = wanted ? [...live.querySelectorAll(wanted)] : [];
      const pointIn = ({ across, down }: { across: number; down: number }, part: Element) => {
        const box = part.getBoundingClientRect();
        const [start, end] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
        return { x: box.left + across * box.width, y: start + down * (end - start) };
      };
      const points = [
        ...shares.map((share) => pointIn(share, parts[Math.floor(share.part * parts.length)] ?? live)),
        ...shares.map((share) => pointIn(share, live)),
      ];
      const found = points.find(({ x, y }) => live.contains(document.elementFromPoint(x, y)));
      if (!found) throw new Error('The lab is not to be met.');
      return found;
    },
    { shares, wanted },
  );
}

async function press(fuzz: Fuzz) {
  const { x, y } = await somewhere(fuzz);
  await fuzz.page.mouse.click(x, y, { clickCount: fuzz.random.pick([1, 1, 1, 2]) });
}

async function drag(fuzz: Fuzz) {
  const { page, random } = fuzz;
  // Half of the drags take what is made for it.
  const from = await somewhere(fuzz, random.pick(['', '[role="slider"], [draggable]']));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let i = random.integer(1, 6); i > 0; i--) {
    const { x, y } = await somewhere(fuzz);
    await page.mouse.move(x, y);
  }
  await page.mouse.up();
}

async function pinch(fuzz: Fuzz) {
  const { touch, random } = fuzz;
  const fingers = async () => [
    { ...(await somewhere(fuzz)), id: 1 },
    { ...(await somewhere(fuzz)), id: 2 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: await fingers() });
  for (let i = random.integer(0, 4); i > 0; i--)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: await fingers() });
  await touch.send('Input.dispatchTouchEvent', { type: random.pick(['touchEnd', 'touchCancel']), touchPoints: [] });
  // Points are of the page as it is, not as two fingers have made it.
  await touch.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  // A finger gives no focus to what it scrolls.
  return 'left' as const;
}

const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Enter', 'Space'],
  ...[
    '.',
    ',',
    '?',
    '1',
    '2',
    '5',
    'Control+z',
    'Control+z',
    'Control+y',
    'Shift+ArrowRight',
    'Backspace',
    'Delete',
    'x',
  ],
];

async function typeKeys({ page, lab, random }: Fuzz) {
  await lab.evaluate((figure, share) => {
    const places = figure.querySelectorAll<HTMLElement>(
      '.lab-live :is(button, select, input, textarea, [tabindex="0"])',
    );
    places[Math.floor(share * places.length)]?.focus({ preventScroll: true });
  }, random.next());
  for (let i = random.integer(1, 8); i > 0; i--) await page.keyboard.press(random.pick(KEYS));
}

const TEXTS = ['', '0', '-1', '1e309', '0.1', '99999999999999999999', 'abc', '<b>', '中文', '{}', '0x', "';"];

async function chooseForm({ lab, random }: Fuzz) {
  await lab.evaluate(
    (figure, { share, text, value }) => {
      const fields = figure.querySelectorAll<HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement>(
        '.lab-live :is(select, input, textarea)',
      );
      const field = fields[Math.floor(share * fields.length)];
      if (!field) return;
      field.focus({ preventScroll: true });
      if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.click();
      const options = field instanceof HTMLSelectElement ? [...field.options].map((option) => option.value) : [text];
      const isRange = field instanceof HTMLInputElement && field.type === 'range';
      const next = isRange
        ? String(Number(field.min) + value * (Number(field.max) - Number(field.min)))
        : options[Math.floor(value * options.length)];
      // As React hears it.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      set?.call(field, next ?? '');
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    },
    { share: random.next(), value: random.next(), text: random.pick(TEXTS) },
  );
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A link as this lab wrote it, changed in some places, or no link at all. */
async function followLink(fuzz: Fuzz) {
  const { page, lab, random, links } = fuzz;
  const name = await lab.getAttribute('data-lab');
  await lab.getByRole('button', { name: '复制链接' }).evaluate((button: HTMLElement) => button.click());
  await page.evaluate(() => Promise.resolve());
  links.push(await page.evaluate(() => location.hash.replace(/^.*\./, '')));
  const text = [...(random.pick(links) ?? '')];
  for (let i = random.integer(0, 3); i > 0; i--) text[random.integer(0, text.length)] = random.pick([...DIGITS]);
  const noise = Array.from({ length: random.integer(1, 40) }, () => random.pick([...DIGITS]));
  const chosen = random.next() < 0.7 ? text : noise;
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `#lab=${name}.${chosen.join('')}`,
  );
  // Going to an address may move the keyboard's place to its target.
  return 'left' as const;
}
