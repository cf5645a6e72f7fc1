/** Stored progress as React state, read again after every change here and in other tabs. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { startOfDay } from './days.ts';
import { createMemoryStore } from './memory-store.ts';
import { openChannel, openStore } from './open-store.ts';
import type { StorageProblem, StudyStore } from './store.ts';
import type { Grading, OwnCard, Progress } from './types.ts';

/** Weeks that the calendar shows, including the current one. */
export const CALENDAR_WEEKS = 12;

interface Snapshot {
  progress: Map<string, Progress>;
  /** Grades given in the calendar's weeks. */
  log: Grading[];
  own: OwnCard[];
  /** Number of stored records that could not be read; they stay as they are. */
  skipped: number;
  /** When the snapshot was taken; due dates are compared with it. */
  now: number;
}

export interface Study extends Snapshot {
  /** Why nothing is stored beyond this visit. */
  problem?: StorageProblem;
  /** The last change was not saved; why is in the console. */
  isUnsaved: boolean;
  /** Makes a change and reads its result; undefined when it failed. */
  change: <T>(step: (store: StudyStore) => Promise<T>) => Promise<T | undefined>;
  store: StudyStore;
}

/** Opens the store; undefined until it is read. */
export function useStudy(name: string): Study | undefined {
  const [store, setStore] = useState<StudyStore>();
  const [snapshot, setSnapshot] = useState<Snapshot>();
  const [isUnsaved, setUnsaved] = useState(false);
  const notify = useRef(() => {});
  const isRead = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    openStore(name).then((opened) => isCurrent && setStore(opened));
    return () => {
      isCurrent = false;
    };
  }, [name]);

  const refresh = useCallback(async () => {
    if (!store) return;
    const now = Date.now();
    const { progress, ...rest } = await store.load(startOfDay(now, -7 * CALENDAR_WEEKS));
    isRead.current = true;
    setSnapshot({ progress: new Map(progress.map((one) => [one.id, one])), ...rest, now });
  }, [store]);

  useEffect(() => {
    const fail = (error: unknown) => {
      // A database that opens but cannot be read: continue without it.
      console.warn(error);
      if (isRead.current) setUnsaved(true);
      else setStore(createMemoryStore('unreadable'));
    };
    const again = () => void refresh().catch(fail);
    const channel = openChannel(name, again);
    notify.current = channel.notify;
    // A tab that was left open over midnight shows the new day.
    const onVisible = () => document.visibilityState === 'visible' && again();
    document.addEventListener('visibilitychange', onVisible);
    again();
    return () => {
      channel.close();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [name, refresh]);

  const change: Study['change'] = useCallback(
    async (step) => {
      if (!store) return undefined;
      try {
        const result = await step(store);
        setUnsaved(false);
        notify.current();
        await refresh();
        return result;
      } catch (error) {
        console.warn(error);
        setUnsaved(true);
        return undefined;
      }
    },
    [store, refresh],
  );

  return useMemo(
    () =>
      store && snapshot
        ? { ...snapshot, store, change, isUnsaved, ...(store.problem && { problem: store.problem }) }
        : undefined,
    [store, snapshot, change, isUnsaved],
  );
}
