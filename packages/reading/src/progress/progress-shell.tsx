/** The part of the application: on long notes the chunk comes with the first scroll. */
import { usePage } from 'study-notes/shell/context';
import { LazyChunk } from 'study-notes/shell/errors/LazyChunk';
import type { ShellFeature } from 'study-notes/shell/shell-feature';
import { useScrolled } from '../slot/use-scrolled.ts';

/** Minutes from which a note is long. */
const LONG = 8;

function Progress() {
  const { meta, path } = usePage();
  const isScrolled = useScrolled(path);
  const minutes = meta?.readingMinutes ?? 0;
  if (minutes < LONG || !isScrolled) return null;
  return <LazyChunk name="progress" isOptional props={{ minutes }} />;
}

const progressShell: ShellFeature = { name: 'progress', Beside: Progress };

export default progressShell;
