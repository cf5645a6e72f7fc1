import { useEffect } from 'react';
import { FailureBox } from 'study-notes/shell/errors/FailureBox';
import { useLoaded } from 'study-notes/shell/errors/use-loaded';
import { importAgain } from 'study-notes/shell/navigation/import-again';
import type { AnyLab } from '../define.ts';
import { words } from '../words/frame.ts';
import { Boundary } from './Boundary.tsx';
import { LabFrame } from './LabFrame.tsx';
import sheet from './labs.css?url';
import { memory, type Slot } from './slot.ts';

/** Loads a lab's module and sheets. */
async function loadLab({ address, name, recording, loan }: Slot, attempt: number): Promise<AnyLab> {
  const [module, run] = await Promise.all([
    importAgain<{ default?: AnyLab | ((run: unknown) => AnyLab) }>(address, attempt),
    recording && fetchRun(recording),
    loan.ensureStyleSheets([sheet]),
  ]);
  const lab = typeof module.default === 'function' ? module.default(run) : module.default;
  if (typeof lab?.model?.reduce !== 'function') throw new Error(words.noLabModule(name));
  if (lab.sheet) await loan.ensureStyleSheets([lab.sheet]);
  return lab;
}

async function fetchRun(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.json();
}

/** A lab from its loading on; the still picture stands until the lab is there, and again when it fails. */
export function LabSlot({ slot }: { slot: Slot }) {
  const { value: lab, error, retry } = useLoaded((attempt) => loadLab(slot, attempt), slot);
  const isWaiting = !lab && !error;
  useEffect(() => {
    slot.figure.ariaBusy = isWaiting ? 'true' : null;
  }, [slot, isWaiting]);
  const forget = () => {
    // What the reader had set may be what broke it.
    memory.delete(slot.memoryKey);
    retry();
  };
  if (error) return <FailureBox title={words.notLoaded} error={error} onRetry={forget} />;
  if (!lab) return null;
  return (
    <Boundary onRetry={() => memory.delete(slot.memoryKey)}>
      <LabFrame lab={lab} slot={slot} />
    </Boundary>
  );
}
