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

/**
 * Texts in drawings whose contrast with what lies below them is less than `least`, as WCAG counts it: axe judges none of them.
 * Below lie the grounds of the page and every shape drawn before that holds the text's middle, each with its opacity.
 */
export const faintTexts = (lab: Locator, least: number): Promise<string[]> =>
  lab.evaluate((figure, least) => {
    const pen = document
      .createElement('canvas')
      .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    const colours = new Map<string, number[]>();
    const rgba = (colour: string): number[] => {
      const known = colours.get(colour);
      if (known) return known;
      pen.clearRect(0, 0, 1, 1);
      // What is no colour, such as none, would leave the last one.
      pen.fillStyle = 'transparent';
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const parts = [...pen.getImageData(0, 0, 1, 1).data];
      colours.set(colour, parts);
      return parts;
    };
    const over = ([r = 0, g = 0, b = 0, alpha = 0]: number[], share: number, ground: number[]): number[] =>
      [r, g, b].map((part, at) => part * (alpha / 255) * share + (ground[at] ?? 0) * (1 - (alpha / 255) * share));
    const light = (colour: number[]) => {
      const [r = 0, g = 0, b = 0] = colour.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const above = (element: Element | null): Element[] => (element ? [...above(element.parentElement), element] : []);
    const opacityOf = (element: Element) =>
      above(element)
        .filter((one) => one instanceof SVGElement)
        .reduce(
          (all, one) => all * Number(getComputedStyle(one).opacity),
          Number(getComputedStyle(element).fillOpacity),
        );
    const isBelow = (shape: SVGGeometryElement, text: SVGTextElement, middle: DOMPoint): boolean => {
      const isBefore = shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
      const matrix = shape.getScreenCTM();
      if (!isBefore || !matrix || !shape.checkVisibility({ visibilityProperty: true })) return false;
      return shape.isPointInFill(middle.matrixTransform(matrix.inverse()));
    };
    const groundOf = (text: SVGTextElement, svg: SVGSVGElement): number[] => {
      const { x, y, width, height } = text.getBoundingClientRect();
      const middle = new DOMPoint(x + width / 2, y + height / 2);
      const page = above(svg).reduce(
        (ground, one) => over(rgba(getComputedStyle(one).backgroundColor), 1, ground),
        [255, 255, 255],
      );
      return [...svg.querySelectorAll<SVGGeometryElement>('rect, circle, ellipse, path, polygon, polyline')]
        .filter((shape) => isBelow(shape, text, middle))
        .reduce((ground, shape) => over(rgba(getComputedStyle(shape).fill), opacityOf(shape), ground), page);
    };
    return [...figure.querySelectorAll<SVGTextElement>('.lab-live svg text')].flatMap((text) => {
      const svg = text.ownerSVGElement;
      if (
        !svg ||
        !text.textContent?.trim() ||
        !text.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        return [];
      const ground = groundOf(text, svg);
      const [lower = 0, upper = 0] = [
        light(ground),
        light(over(rgba(getComputedStyle(text).fill), opacityOf(text), ground)),
      ].sort((a, b) => a - b);
      const contrast = (upper + 0.05) / (lower + 0.05);
      return contrast < least ? [`${text.textContent} ${contrast.toFixed(2)}`] : [];
    });
  }, least);

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
