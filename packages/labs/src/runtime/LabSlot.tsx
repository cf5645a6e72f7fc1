import { useEffect, useState } from 'react';
import { withinSilence } from 'study-notes/shell/navigation/patient-fetch';
import type { AnyLab } from '../define.ts';
import { Boundary } from './Boundary.tsx';
import { Failure } from './Failure.tsx';
import { LabFrame } from './LabFrame.tsx';
import sheet from './labs.css?url';
import { memory, type Slot } from './slot.ts';

/** Loads a lab's module and sheets; each further attempt has another address, or a browser would remember the failure. */
async function loadLab({ address, name, loan }: Slot, attempt: number): Promise<AnyLab> {
  const [module] = await Promise.all([
    withinSilence<{ default?: AnyLab }>(import(/* @vite-ignore */ attempt ? `${address}?retry=${attempt}` : address)),
    loan.ensureStyleSheets([sheet]),
  ]);
  const lab = module.default;
  if (typeof lab?.model?.reduce !== 'function') throw new Error(`交互图模块 ${name} 没有默认导出一个交互图`);
  if (lab.sheet) await loan.ensureStyleSheets([lab.sheet]);
  return lab;
}

/** A lab from its loading on; the still picture stands until the lab is there, and again when it fails. */
export function LabSlot({ slot }: { slot: Slot }) {
  const [attempt, setAttempt] = useState(0);
  const [lab, setLab] = useState<AnyLab>();
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    let isCurrent = true;
    slot.figure.ariaBusy = 'true';
    loadLab(slot, attempt)
      .then(
        (loaded) => isCurrent && setLab(loaded),
        (reason) => isCurrent && setError(reason ?? 'undefined'),
      )
      .finally(() => slot.figure.removeAttribute('aria-busy'));
    return () => {
      isCurrent = false;
    };
  }, [slot, attempt]);

  const retry = () => {
    // What the reader had set may be what broke it.
    memory.delete(slot.memoryKey);
    setError(undefined);
    setAttempt(attempt + 1);
  };
  if (error !== undefined) return <Failure title="这幅交互图没有载入。" error={error} onRetry={retry} />;
  if (!lab) return null;
  return (
    <Boundary onRetry={() => memory.delete(slot.memoryKey)}>
      <LabFrame lab={lab} slot={slot} />
    </Boundary>
  );
}
