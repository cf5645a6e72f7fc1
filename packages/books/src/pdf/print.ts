/** Prints HTML to PDF by Chromium, without scripts and without a network. */
import { words } from '../words/books.ts';
import { Chromium } from './chromium.ts';

/** Gives the PDF of a document. What is urgent comes before all that waits. */
export type Print = (html: string, isUrgent?: boolean) => Promise<Buffer>;

export interface Printer {
  print: Print;
  close: () => Promise<void>;
}

/** What a document may take: minutes on a slow machine. */
const LONGEST = 15 * 60_000;

/** Prints so many documents at once, each in a page of one browser; more wait their turn. */
export function createPrinter(program: string, atOnce: number): Printer {
  let browser: Chromium | undefined;
  let free = atOnce;
  const waiting: (() => void)[] = [];
  const print: Print = async (html, isUrgent = false) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => (isUrgent ? waiting.unshift(begin) : waiting.push(begin)));
    try {
      browser ??= new Chromium(program);
      return await inTime(browser, printPage(browser, browser.addressOf(html)));
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
  const close = async () => {
    browser?.stop(words.closed);
    await browser?.closed;
  };
  return { print, close };
}

async function printPage(browser: Chromium, url: string): Promise<Buffer> {
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' });
  const session = String((await browser.send('Target.attachToTarget', { targetId, flatten: true })).sessionId);
  await browser.send('Page.enable', {}, session);
  const loaded = browser.event('Page.loadEventFired', session);
  await Promise.all([browser.send('Page.navigate', { url }, session), loaded]);
  const asked = { preferCSSPageSize: true, printBackground: true, generateTaggedPDF: true };
  const { data } = await browser.send('Page.printToPDF', asked, session);
  await browser.send('Target.closeTarget', { targetId });
  return Buffer.from(String(data), 'base64');
}

/** What a page gives; ends the browser when that takes too long. */
async function inTime<T>(browser: Chromium, work: Promise<T>): Promise<T> {
  const timer = setTimeout(() => browser.stop(words.tooLong(LONGEST / 60_000)), LONGEST);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
