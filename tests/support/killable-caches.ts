/** A stand-in for the browser's caches, in memory, whose browser can be killed at any step and loses what it had not written. */

interface Kept {
  body: ArrayBuffer;
  headers: Headers;
}

type Files = Map<string, Kept>;

export class KillableCaches {
  #disk = new Map<string, Files>();
  /** Caches of which the list on the disk knows nothing yet. */
  readonly #unsettled = new Set<string>();
  #stepsLeft = Number.POSITIVE_INFINITY;

  /** After so many steps that change something, nothing happens any more. */
  killAfter(steps: number): void {
    this.#stepsLeft = steps;
  }

  get isKilled(): boolean {
    return this.#stepsLeft < 0;
  }

  /** The browser again. As Chromium, it may have lost caches that were made shortly before it was killed. */
  restart({ isForgetful = false }): void {
    if (isForgetful) for (const name of this.#unsettled) this.#disk.delete(name);
    this.settle();
    this.#stepsLeft = Number.POSITIVE_INFINITY;
  }

  /** Time goes by. */
  settle(): void {
    this.#unsettled.clear();
  }

  /** The same once more, as it is now. */
  copy(): KillableCaches {
    const other = new KillableCaches();
    other.#disk = new Map([...this.#disk].map(([name, files]) => [name, new Map(files)]));
    return other;
  }

  async open(name: string) {
    const make = () => {
      this.#step();
      this.#unsettled.add(name);
      const made: Files = new Map();
      this.#disk.set(name, made);
      return made;
    };
    const files = this.#disk.get(name) ?? make();
    return {
      put: async (address: string, answer: Response) => {
        const body = await answer.arrayBuffer();
        // As browsers do: what was there goes first.
        this.#step();
        files.delete(address);
        this.#step();
        files.set(address, { body, headers: answer.headers });
      },
      delete: async (address: string) => {
        this.#step();
        return files.delete(address);
      },
      keys: async () => [...files.keys()].map((url) => ({ url })),
    };
  }

  async match(address: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    const kept = this.#disk.get(cacheName)?.get(address);
    return kept && new Response(kept.body, { headers: kept.headers });
  }

  async has(name: string): Promise<boolean> {
    return this.#disk.has(name);
  }

  async delete(name: string): Promise<boolean> {
    this.#step();
    return this.#disk.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.#disk.keys()];
  }

  #step(): void {
    this.#stepsLeft -= 1;
    if (this.isKilled) throw new Error('The browser was killed.');
  }
}
