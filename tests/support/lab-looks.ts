/** What a living lab looks like, asked in the page. */
import type { Locator } from '@playwright/test';

/** Active states that look like inactive ones beside them, by their names. */
export const unmarkedStates = (lab: Locator): Promise<string[]> =>
  lab.evaluate((figure) => {
    const STATES = ['aria-pressed', 'aria-current', 'aria-selected', 'aria-checked'];
    const PARTS = ['color', 'backgroundColor', 'border', 'outline', 'textDecoration', 'fill', 'stroke', 'strokeWidth'];
    const look = (element: Element): string => {
      const inside = [element, ...element.querySelectorAll('*')];
      return inside
        .map((part) => PARTS.map((name) => getComputedStyle(part)[name as 'color']).join())
        .join('\n')
        .concat(getComputedStyle(element, '::before').content, getComputedStyle(element, '::after').content);
    };
    return STATES.flatMap((state) =>
      [...figure.querySelectorAll(`.lab-live [${state}]:not([${state}="false"])`)].flatMap((active) => {
        const other = [...(active.parentElement?.children ?? [])].find(
          (one) =>
            one.tagName === active.tagName &&
            one.getAttribute('class') === active.getAttribute('class') &&
            [null, 'false'].includes(one.getAttribute(state)),
        );
        const isAlike = other && active.checkVisibility() && look(active) === look(other);
        return isAlike ? [`${state} ${active.getAttribute('aria-label') ?? active.textContent}`] : [];
      }),
    );
  });

/** Texts in drawings that have the colour of what lies below them. */
export const hiddenTexts = (lab: Locator): Promise<string[]> =>
  lab.evaluate((figure) => {
    const pen = document
      .createElement('canvas')
      .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    const rgb = (colour: string): number[] => {
      pen.clearRect(0, 0, 1, 1);
      // What is no colour, such as none, would leave the last one.
      pen.fillStyle = 'transparent';
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data];
    };
    const light = (colour: number[]) => {
      const [r = 0, g = 0, b = 0] = colour.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const below = (text: SVGTextElement): number[] => {
      const box = text.getBoundingClientRect();
      const all = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      // What is drawn before it lies below it.
      const isBefore = (one: Element) => one.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
      const shapes = all.filter(
        (one) => one instanceof SVGGeometryElement && one.closest('svg') === text.closest('svg') && isBefore(one),
      );
      const fills = shapes.map((shape) => rgb(getComputedStyle(shape).fill));
      return fills.find(([, , , alpha = 0]) => alpha > 200) ?? rgb(getComputedStyle(document.body).backgroundColor);
    };
    return [...figure.querySelectorAll<SVGTextElement>('.lab-live svg text')].flatMap((text) => {
      if (!text.checkVisibility() || !text.textContent?.trim()) return [];
      const [upper = 0, lower = 0] = [light(rgb(getComputedStyle(text).fill)), light(below(text))].sort(
        (a, b) => b - a,
      );
      const contrast = (upper + 0.05) / (lower + 0.05);
      return contrast < 3 ? [`${text.textContent} ${contrast.toFixed(1)}`] : [];
    });
  });

/** The share of the picture on which a finger scrolls and two fingers enlarge, and a point of it in the view. */
export const fingerRoom = (lab: Locator): Promise<{ share: number; at?: { x: number; y: number } }> =>
  lab.locator('.lab-live .lab-figure').evaluate((picture) => {
    const box = picture.getBoundingClientRect();
    const [top, bottom] = [Math.max(box.top, 80), Math.min(box.bottom, innerHeight - 10)];
    const allows = (element: Element | null): boolean => {
      for (let one = element; one && one !== document.body; one = one.parentElement) {
        const { touchAction } = getComputedStyle(one);
        const isFree = /auto|manipulation/.test(touchAction) || /pan-y.*pinch-zoom/.test(touchAction);
        if (!isFree) return false;
      }
      return true;
    };
    const points = Array.from({ length: 400 }, (_, i) => ({
      x: box.left + ((i % 20) + 0.5) * (box.width / 20),
      y: top + (Math.floor(i / 20) + 0.5) * ((bottom - top) / 20),
    })).filter(({ x, y }) => picture.contains(document.elementFromPoint(x, y)));
    const isFree = (x: number, y: number) => allows(document.elementFromPoint(x, y));
    const free = points.filter(({ x, y }) => isFree(x, y));
    const roomy = free.filter(({ x, y }) => [-20, 0, 20].every((by) => isFree(x + by, y) && isFree(x, y + by)));
    const at = roomy[Math.floor(roomy.length / 2)];
    return { share: free.length / points.length, ...(at && { at }) };
  });
