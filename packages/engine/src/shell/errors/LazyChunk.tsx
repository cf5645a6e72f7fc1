import { useEffect, useState } from 'react';
import { LOADING_DELAY } from '../../shared/constants.ts';
import { words } from '../../words/shell.ts';
import { ChunkFailure } from './ChunkFailure.tsx';
import { loadChunk } from './load-chunk.ts';
import { useLoaded } from './use-loaded.ts';

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
  const load = (attempt: number) => loadChunk<Props>({ name, attempt, address });
  const { value: Loaded, error, retry } = useLoaded(load, name + address);
  if (Loaded) return <Loaded {...props} />;
  if (isOptional) return null;
  return error ? <ChunkFailure error={error} onRetry={retry} /> : <SlowSpinner />;
}

/** Nothing at first: what comes soon needs no sign that it is coming. */
function SlowSpinner() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), LOADING_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <div className="spinner" role="status" aria-label={words.loading} /> : null;
}
