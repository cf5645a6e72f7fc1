/** A TCP sender and its receiver, in whole segments: RFC 9293's window, RFC 5681's congestion control (Reno). */
import type { Figures, Network, Phase } from './network.ts';
import { Timer } from './rto.ts';
import { words } from './words/lab.ts';

export interface Plan {
  /** Segments to bring over. */
  count: number;
  /** Receiver's window, segments. */
  window: number;
  /** Whether the network's capacity is felt for too. */
  hasCongestion: boolean;
}

/** Duplicates that stand for a loss. */
const THREE = 3;
/** First congestion window for segments of 1000 bytes, and the threshold before anything is known of the path. */
const FIRST_WINDOW = 4;
const FIRST_THRESHOLD = 8;
/** Tries of one segment. */
const MOST_TRIES = 7;

const ackText = (wanted: number) => words.receives('A', `ACK ${wanted}`);

export class Transfer {
  readonly net: Network;
  readonly plan: Plan;
  una = 0;
  next = 0;
  cwnd = FIRST_WINDOW;
  ssthresh = FIRST_THRESHOLD;
  phase: Phase = 'slowStart';
  duplicates = 0;
  readonly timer = new Timer();
  #stop: (() => void) | undefined;
  #sent = new Map<number, { at: number; tries: number }>();
  #received = new Set<number>();

  constructor(net: Network, plan: Plan) {
    this.net = net;
    this.plan = plan;
    net.states.A = 'ESTABLISHED';
    net.states.B = 'ESTABLISHED';
    net.figures = () => this.figures();
  }

  figures(): Figures {
    const { una, next, plan, cwnd, ssthresh, phase } = this;
    if (!plan.hasCongestion) return { una, next, window: plan.window };
    return { una, next, window: this.allowed, cwnd, ssthresh, phase };
  }

  /** Segments that may be under way. */
  get allowed(): number {
    if (!this.plan.hasCongestion) return this.plan.window;
    // The first two duplicates each let one new segment out (RFC 3042).
    const extra = this.duplicates < THREE ? this.duplicates : 0;
    return Math.min(this.plan.window, Math.floor(this.cwnd + extra));
  }

  get flight(): number {
    return this.next - this.una;
  }

  start(): void {
    this.fill();
  }

  fill(): void {
    while (this.next < this.plan.count && this.flight < this.allowed) this.transmit(this.next++, words.roomInWindow);
  }

  transmit(segment: number, why: string): void {
    const tries = (this.#sent.get(segment)?.tries ?? 0) + 1;
    this.#sent.set(segment, { at: this.net.now, tries });
    const again = tries > 1 ? words.again : '';
    this.net.send('A', { label: words.data(segment) + again, why }, () => this.receive(segment));
    if (!this.#stop) this.#arm();
  }

  #arm(): void {
    this.#stop?.();
    this.#stop = this.net.after(this.timer.timeout, () => this.#expire());
  }

  /** The receiver: keeps what is out of order, and always says which one it waits for. */
  receive(segment: number): void {
    const expected = this.expected;
    this.#received.add(segment);
    const why = segment === expected ? words.awaited : segment < expected ? words.hadBefore : words.gapBefore;
    this.net.tell('B', 'receive', { text: words.receives('B', words.data(segment)), why });
    const wanted = this.expected;
    this.net.send('B', { label: `ACK ${wanted}`, why: words.ackIsNext }, () => this.acknowledge(wanted));
  }

  get expected(): number {
    let expected = 0;
    while (this.#received.has(expected)) expected++;
    return expected;
  }

  acknowledge(wanted: number): void {
    if (wanted > this.una) this.#advance(wanted);
    else if (wanted === this.una && this.flight > 0) this.#duplicate(wanted);
    else this.net.tell('A', 'receive', { text: ackText(wanted), why: words.ackedBefore });
    this.fill();
  }

  #advance(wanted: number): void {
    const first = this.#sent.get(this.una);
    const fresh = wanted - this.una;
    // Only what went out once tells how long a round takes.
    const last = this.#sent.get(wanted - 1);
    if (last?.tries === 1 && first?.tries === 1) this.timer.measure(this.net.now - last.at);
    this.una = wanted;
    this.next = Math.max(this.next, wanted);
    const why = this.plan.hasCongestion ? this.#grow(fresh) : words.windowMoves;
    this.duplicates = 0;
    this.net.tell('A', 'receive', { text: ackText(wanted), why });
    this.#stop?.();
    this.#stop = undefined;
    if (this.flight > 0) this.#arm();
  }

  /** The window after new data was acknowledged (RFC 5681, 3.1 and 3.2 step 6). */
  #grow(fresh: number): string {
    if (this.phase === 'recovery') {
      this.cwnd = this.ssthresh;
      this.phase = 'avoidance';
      return words.recovered;
    }
    if (this.cwnd < this.ssthresh) {
      this.cwnd += Math.min(fresh, 1);
      this.phase = this.cwnd < this.ssthresh ? 'slowStart' : 'avoidance';
      return words.growsByAck;
    }
    this.phase = 'avoidance';
    this.cwnd += 1 / this.cwnd;
    return words.growsByRound;
  }

  #duplicate(wanted: number): void {
    this.duplicates++;
    const text = words.duplicate(ackText(wanted), this.duplicates);
    if (!this.plan.hasCongestion) {
      this.net.tell('A', 'receive', { text, why: words.stillMissing });
      return;
    }
    if (this.phase === 'recovery') {
      this.cwnd += 1;
      this.net.tell('A', 'receive', { text, why: words.oneLeft });
      return;
    }
    if (this.duplicates !== THREE) {
      this.net.tell('A', 'receive', { text, why: words.notThreeYet });
      return;
    }
    this.#halve();
    this.cwnd = this.ssthresh + THREE;
    this.phase = 'recovery';
    this.net.tell('A', 'receive', { text, why: words.fastRetransmit });
    this.transmit(this.una, words.threeDuplicates);
  }

  /** Half of what is under way, at least two segments (RFC 5681, formula 4). */
  #halve(): void {
    this.ssthresh = Math.max(this.flight / 2, 2);
  }

  #expire(): void {
    this.#stop = undefined;
    if (this.una >= this.plan.count) return;
    const tries = this.#sent.get(this.una)?.tries ?? 0;
    if (tries >= MOST_TRIES) {
      this.net.tell('A', 'timeout', { text: words.abandons, why: words.tried(words.segment(this.una), tries) });
      return;
    }
    if (this.plan.hasCongestion) {
      // A segment that is lost again does not halve the threshold again.
      if (tries === 1) this.#halve();
      this.cwnd = 1;
      this.phase = 'slowStart';
      this.duplicates = 0;
    }
    const waited = this.timer.timeout;
    this.timer.back();
    const why = this.plan.hasCongestion ? words.noAckCongested(waited) : words.noAck(waited);
    this.net.tell('A', 'timeout', { text: words.timesOut('A'), why });
    // What was sent after it counts as lost too, and goes out again as the window opens.
    this.next = this.una;
    this.transmit(this.next++, words.sentAgain);
  }
}
