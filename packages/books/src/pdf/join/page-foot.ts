/** The number at the foot of a page. Only the book knows it: the part that the page is of was printed beside the others. */
import type { PdfWriter } from './pdf-writer.ts';

const SIZE = 9;
/** Helvetica's digits are all as wide. */
const DIGIT = 0.556;
/** From the lower edge of the paper, in points. */
const HEIGHT = 27;
/** `--ink-soft` of the site, as running heads have it. */
const INK = '.3294 .3451 .3765 rg';

export class PageFoot {
  readonly #writer: PdfWriter;
  readonly #font: number;

  constructor(writer: PdfWriter) {
    this.#writer = writer;
    this.#font = writer.add('<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>');
  }

  /** The text of a page's object, with its number drawn before all else: what comes first finds the paper unturned. */
  number(page: string, number: number): string {
    const width = Number(/\/MediaBox \[0 0 ([\d.]+)/.exec(page)?.[1]);
    const left = (width - DIGIT * SIZE * String(number).length) / 2;
    const draw = `q ${INK} BT /Foot ${SIZE} Tf ${left.toFixed(2)} ${HEIGHT} Td (${number}) Tj ET Q`;
    const bytes = Buffer.from(`/Artifact <</Type /Pagination>> BDC ${draw} EMC`);
    const foot = this.#writer.addStream(`<</Length ${bytes.length}>>`, bytes);
    const numbered = page.replace(/\/Contents (\d+ 0 R)/, `/Contents [${foot} 0 R $1]`);
    const font = `/Foot ${this.#font} 0 R`;
    if (page.includes('/Font <<')) return numbered.replace('/Font <<', `/Font <<${font} `);
    return numbered.replace('/Resources <<', `/Resources <</Font <<${font}>> `);
  }
}
