/** Collects what must not happen on any page: console output, page errors, failed requests, requests to other hosts. */
import type { BrowserContext, Frame, Request } from '@playwright/test';

export class PageProblems {
  readonly #found: string[] = [];
  /** The last document that each frame asked for, and the one that was it when another request began. */
  readonly #documents = new WeakMap<Frame, Request>();
  readonly #askedBy = new WeakMap<Request, Request | undefined>();
  /** A test that looks for something before a note is laid out to its end reads what the boot still hides (`boot/reveal.ts`); Chromium remarks on that. */
  readonly #expected: RegExp[] = [
    /^console verbose: Rendering was performed in a subtree hidden by content-visibility/,
  ];

  /** Listens to every page of a context; `origin` is the only host that may be asked. */
  watch(context: BrowserContext, origin: string): void {
    context.on('console', (message) =>
      this.#found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`),
    );
    context.on('weberror', (error) => this.#found.push(`page error: ${error.error().stack ?? error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A navigation ends the requests of the page it leaves; that is no fault.
      if (reason !== 'net::ERR_ABORTED' && !this.#isLeft(request))
        this.#found.push(`failed request: ${request.url()} ${reason}`);
    });
    context.on('request', (request) => {
      this.#note(request);
      const url = request.url();
      if (!url.startsWith(`${origin}/`) && !/^(?:data|blob|about):/.test(url))
        this.#found.push(`foreign request: ${url}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.#found.push(`status ${response.status()}: ${readable(response.url())}`);
    });
  }

  #note(request: Request): void {
    const frame = frameOf(request);
    if (!frame) return;
    if (request.isNavigationRequest()) this.#documents.set(frame, request);
    else this.#askedBy.set(request, this.#documents.get(frame));
  }

  /** A request that a worker was about to answer does not end as aborted, but fails. */
  #isLeft(request: Request): boolean {
    const frame = frameOf(request);
    return (
      this.#askedBy.has(request) && frame !== undefined && this.#askedBy.get(request) !== this.#documents.get(frame)
    );
  }

  /** Problems that the test brings about itself. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Failures that the test brings about: readers are told in their language, the console has the causes. */
  expectCauses(): void {
    this.expect(/^console warning: \w+: /);
  }

  /** Everything that happened and was not expected. */
  get unexpected(): string[] {
    return this.#found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }

  /** Everything that happened. */
  get all(): readonly string[] {
    return this.#found;
  }
}

/** None of a worker's requests, nor of the first one in a window that is not there yet. */
function frameOf(request: Request): Frame | undefined {
  try {
    return request.frame();
  } catch {}
}

function readable(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
