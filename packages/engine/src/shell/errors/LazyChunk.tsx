import { type ComponentType, useEffect, useState } from 'react';
import { LOADING_DELAY } from '../../shared/constants.ts';
import { ChunkFailure } from './ChunkFailure.tsx';
import { loadChunk } from './load-chunk.ts';

interface LazyChunkProps<Props> {
  name: string;
  props: Props;
  /** Where it lies, if the boot does not know. */
  address?: string | undefined;
  /** True: nobody waits for it, so nothing shows while it is slow or when it fails. */
  isOptional?: boolean;
}

/** Shows the component that the chunk `name` exports by default: a spinner while it is slow, a box with Retry when it fails. */
export function LazyChunk<Props extends object>({ name, props, address, isOptional }: LazyChunkProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  const [slow, setSlow] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => setSlow(true), LOADING_DELAY);
    loadChunk<Props>(name, attempt, undefined, address)
      .then(
        (component) => isCurrent && setLoaded(() => component),
        (reason) => isCurrent && setError(reason),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [name, address, attempt]);

  const retry = () => {
    setError(null);
    setSlow(false);
    setAttempt(attempt + 1);
  };
  if (Loaded) return <Loaded {...props} />;
  if (isOptional) return null;
  if (error) return <ChunkFailure error={error} onRetry={retry} />;
  return slow ? <div className="spinner" role="status" aria-label="正在载入" /> : null;
}
