/** The part of the application: the chunk comes when a place is stored for the note, or with the first scroll. */
import { useSyncExternalStore } from 'react';
import { usePage } from 'study-notes/shell/context';
import { LazyChunk } from 'study-notes/shell/errors/LazyChunk';
import type { ShellFeature } from 'study-notes/shell/shell-feature';
import { useScrolled } from '../slot/use-scrolled.ts';
import { isPlaceStored } from './stored-place.ts';

const never = () => () => {};

function Resume() {
  const { meta, path } = usePage();
  const isScrolled = useScrolled(path);
  const isStored = useSyncExternalStore(
    never,
    () => isPlaceStored(path),
    () => false,
  );
  if (!meta || !(isScrolled || isStored)) return null;
  return <LazyChunk key={path} name="resume" isOptional props={{ path }} />;
}

const resumeShell: ShellFeature = { name: 'resume', Beside: Resume };

export default resumeShell;
