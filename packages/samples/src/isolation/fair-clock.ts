/**
 * Time as a sample may count it: on a machine busy with other work it is not the sample's fault that it waits for a processor.
 * While it could run, only what it really ran counts; while it sleeps or waits, every moment does.
 */
import type { TreeUse } from './process-tree.ts';

/** However busy the machine is, after so many times its limit a command ends. */
const PATIENCE = 12;

export class FairClock {
  private readonly start: number;
  private last: number;
  private lastCpu = 0;
  private counted = 0;

  constructor(now: number) {
    this.start = now;
    this.last = now;
  }

  /** True when the time is over; to be asked again and again. */
  isOver(limit: number, { cpu, isRunnable }: Pick<TreeUse, 'cpu' | 'isRunnable'>, now: number): boolean {
    const passed = now - this.last;
    // Several threads at once use more than passes.
    const ran = Math.min(passed, Math.max(0, cpu - this.lastCpu));
    this.counted += isRunnable ? ran : passed;
    this.last = now;
    this.lastCpu = Math.max(cpu, this.lastCpu);
    return this.counted >= limit || now - this.start >= limit * PATIENCE;
  }
}
