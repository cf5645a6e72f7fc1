/** The retransmission timer of RFC 6298, milliseconds. */

/** Least and first timeout. */
const LEAST = 1000;
const MOST = 60_000;

export class Timer {
  #smooth: number | undefined;
  #vary = 0;
  timeout = LEAST;

  /** A measured round trip; those of segments that were sent twice do not count (Karn). */
  measure(trip: number): void {
    if (this.#smooth === undefined) {
      this.#smooth = trip;
      this.#vary = trip / 2;
    } else {
      this.#vary = 0.75 * this.#vary + 0.25 * Math.abs(this.#smooth - trip);
      this.#smooth = 0.875 * this.#smooth + 0.125 * trip;
    }
    this.timeout = Math.min(Math.max(LEAST, this.#smooth + 4 * this.#vary), MOST);
  }

  /** After it went off. */
  back(): void {
    this.timeout = Math.min(this.timeout * 2, MOST);
  }
}
