/** Where the engine means to give something else than a specification's examples, and why. */

export type Specification = 'commonmark' | 'gfm';

export interface Difference extends Readonly<Record<Specification, string>> {
  reason: string;
}

/** Numbers of the examples, by reason. One that no longer differs fails its test, and so does one that is not listed. */
export const DIFFERENCES: readonly Difference[] = [
  {
    reason: 'Notes are cleaned: elements and attributes off the allow-list are left out, renamed or shown as text.',
    commonmark: '150 156 157 158 163 169 170 171 172 173 176 178 201 491 524 536 613 614 615 616 617',
    gfm: '120 126 127 128 133 139 140 141 142 145 147 170 500 532 544 632 633 634 635 636 653',
  },
  {
    reason: 'Comments, instructions, declarations and CDATA sections show nothing, so they are not published.',
    commonmark: '177 179 180 182 183 308 309 625 626 627 628 629',
    gfm: '146 148 149 151 152 288 289 644 645 646 647 648 649',
  },
  {
    reason: 'An address within the site is resolved from the page of the note, so that it holds wherever it is shown.',
    commonmark: '21 31 159 162 187 194 195 203 204 344 476 477 492 495 496 498 499 500 502 503 504 522 630 631 642 643',
    gfm: '129 132 156 163 164 172 173 317 327 354 485 486 501 504 505 506 507 508 510 511 512 530 650 651 663 664',
  },
  {
    reason: 'An empty address leads to the top of the page.',
    commonmark: '200 485 486 487 567',
    gfm: '169 495 496 575',
  },
  {
    reason: 'A page has one title, the first block of the note: a later `#` is a heading of the second level.',
    commonmark: '68 76 78 79 83 84 141 215 227 228 229 230 232 300',
    gfm: '38 46 48 49 53 54 111 184 197 206 207 208 210 278',
  },
  {
    reason: 'A picture whose file is missing is its own words, alone in a figure or within the line.',
    commonmark: '475 517 520 531 572 573 574 575 576 577 578 579 580 581 582 583 584 585 586 587 588 589 591',
    gfm: '484 525 528 539 580 581 582 583 584 585 586 587 588 589 590 591 592 593 594 595 596 597 599',
  },
  {
    reason: 'Bare addresses are links, as the part of GFM on them has it.',
    commonmark: '602 606 608 611 612',
    gfm: '610 614 616 619 620',
  },
];

/** The numbers that are listed for one of the two. */
export function listedOf(specification: Specification): ReadonlySet<number> {
  return new Set(DIFFERENCES.flatMap((one) => one[specification].split(' ').map(Number)));
}
