/** Colours as the screen shows them: forced colours paint otherwise than styles say. */
import type { Locator, Page } from '@playwright/test';

/** The colours in a part of the page, the most frequent first, each as "r,g,b". */
export async function coloursIn(page: Page, part: Locator | { x: number; y: number; width: number; height: number }) {
  const shot = 'screenshot' in part ? await part.screenshot() : await page.screenshot({ clip: part });
  return page.evaluate(async (base64) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = data.slice(at, at + 3).join(',');
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  }, shot.toString('base64'));
}
