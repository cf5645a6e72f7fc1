/** The line below a picture that leads to the program which has drawn it. */
import { posix } from 'node:path';
import type { Code, Image, Root } from 'mdast';
import { parseFenceMeta } from 'study-notes/pipeline/markdown/code/fence-meta';
import { type NoteContext, report } from 'study-notes/pipeline/markdown/context';
import type { FenceMark, ImageMark } from 'study-notes/pipeline/markdown/note-feature';
import { decodePath } from 'study-notes/shared/paths';
import { visit } from 'unist-util-visit';
import { words } from '../words/checker.ts';
import { readPictureNames } from './picture-names.ts';

/** Fences that draw, with the paths of their pictures. */
function drawingFences(tree: Root): Map<Code, string[]> {
  const found = new Map<Code, string[]>();
  visit(tree, 'code', (code) => {
    const { render } = parseFenceMeta(code.meta ?? '').words;
    const paths = render === undefined ? [] : readPictureNames(render);
    if (Array.isArray(paths) && paths.length > 0) found.set(code, paths);
  });
  return found;
}

/** Id of a fence's figure, from its first picture. */
function anchorOf(paths: readonly string[]): string {
  return `render-${posix.basename(paths[0] ?? '', '.png')}`;
}

/** Marks the images of the note that its programs draw; a picture that the note does not show is reported. */
export function markPictures(tree: Root, context: NoteContext): Map<Image, ImageMark> {
  const marks = new Map<Image, ImageMark>();
  const fences = drawingFences(tree);
  if (fences.size === 0) return marks;
  const images: Image[] = [];
  visit(tree, 'image', (image) => void images.push(image));
  for (const [code, paths] of fences) {
    for (const path of paths) {
      const shown = images.filter((image) => isAt(image, path));
      for (const image of shown) marks.set(image, { text: words.madeByCode, id: anchorOf(paths) });
      if (shown.length === 0) reportUnshown(code, path, context);
    }
  }
  return marks;
}

function isAt({ url }: Image, path: string): boolean {
  const decoded = decodePath(url.replace(/[?#].*$/s, ''));
  return decoded !== null && posix.normalize(decoded) === posix.normalize(path);
}

/** Gives the figures of such fences the ids that the pictures' lines lead to. */
export function markDrawingFences(tree: Root): Map<Code, FenceMark> {
  return new Map([...drawingFences(tree)].map(([code, paths]) => [code, { id: anchorOf(paths) }]));
}

function reportUnshown(code: Code, path: string, context: NoteContext): void {
  report(context, code.position?.start, {
    severity: 'error',
    rule: 'sample-unshown',
    message: words.notShown(path),
    fix: words.showPicture(path),
  });
}
