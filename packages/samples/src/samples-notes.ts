/** What the sample checker adds to notes: the words of fences, and the marks beside them. */
import type { Code } from 'mdast';
import type { FenceMark, NoteFeature } from 'study-notes/pipeline/markdown/note-feature';
import { markDrawingFences, markPictures } from './pictures/mark-pictures.ts';
import { markSamples } from './sample-marks.ts';

/** One mark of both for each fence. */
function joinMarks(one: ReadonlyMap<Code, FenceMark>, other: ReadonlyMap<Code, FenceMark>): Map<Code, FenceMark> {
  return new Map([...one, ...other].map(([code]) => [code, { ...one.get(code), ...other.get(code) }]));
}

export const samplesNotes: NoteFeature = {
  fenceWords: [
    ...['run', 'compile', 'snippet', 'syntax', 'expect', 'unchecked', 'project', 'std', 'flags', 'stdin'],
    ...['asan', 'tsan', 'trace', 'stage', 'entry', 'render', 'stages', 'size', 'uniforms'],
  ],
  markFences: (tree, context) => joinMarks(markSamples(tree, context), markDrawingFences(tree)),
  markImages: markPictures,
};
