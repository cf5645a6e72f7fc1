/** What the sample checker adds to notes: the words of fences, and the marks beside them. */
import type { NoteFeature } from 'study-notes/pipeline/markdown/note-feature';
import { markSamples } from './sample-marks.ts';

export const samplesNotes: NoteFeature = {
  fenceWords: [
    ...['run', 'compile', 'snippet', 'syntax', 'expect', 'unchecked', 'project', 'std', 'flags', 'stdin'],
    ...['asan', 'tsan', 'stage', 'entry'],
  ],
  markFences: markSamples,
};
