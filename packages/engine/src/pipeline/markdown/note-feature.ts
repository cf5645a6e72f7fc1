/** What a feature adds to notes. Every hook gets the note's context, where the feature records what it finds. */
import type { ElementContent, Root as HastRoot } from 'hast';
import type { Code, Image, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { NoteContext } from './context.ts';

/** `:::name[label]`: rewrites the node in place; an unclosed one is reported by the engine. */
export type ContainerHandler = (node: ContainerDirective, label: PhrasingContent[], context: NoteContext) => void;

/** `::name[label]{…}`: returns the node that replaces it. */
export type LeafHandler = (node: LeafDirective, context: NoteContext, tree: Root) => RootContent;

/** What a fence's figure gets besides its code; of several features' the parts are joined. */
export interface FenceMark {
  /** Seen by readers beside the language. */
  label?: string;
  /** Id of the figure. */
  id?: string;
  /** A file to take along; its address is without base. */
  download?: { address: string; name: string; text: string };
  /** A recording of the program's run (`shared/recorded-run.ts`): published, and named by the figure. */
  run?: { file: string; content: string };
}

/** What an image alone in its paragraph gets below it. */
export interface ImageMark {
  /** A line after the caption. */
  text: string;
  /** Id on the page that the line leads to. */
  id: string;
}

/** A picture of a note's, as its file has it. */
export interface Picture {
  absolute: string;
  bytes: Buffer;
  /** Pixels. */
  width: number;
}

/** A copy of a picture that browsers may take instead; the feature itself adds the file to the site. */
export interface ImageCopy {
  /** `image/webp`. */
  type: string;
  /** Output path below the root. */
  output: string;
  /** Pixels. */
  width: number;
}

export interface NoteFeature {
  /** Loads what this note makes the other hooks need; awaited before them. */
  prepareNote?: (tree: Root) => Promise<void>;
  containers?: Readonly<Record<string, ContainerHandler>>;
  leaves?: Readonly<Record<string, LeafHandler>>;
  /** Words that it allows on a fence's first line. */
  fenceWords?: readonly string[];
  /** What a feature adds to the figures of fences. */
  markFences?: (tree: Root, context: NoteContext) => ReadonlyMap<Code, FenceMark>;
  /** Tells where images come from. */
  markImages?: (tree: Root, context: NoteContext) => ReadonlyMap<Image, ImageMark>;
  /** Names the copies of a picture beside the note, the smallest first; those of one type stand together. */
  copyImage?: (picture: Picture, context: NoteContext) => readonly ImageCopy[];
  /** Changes the finished article, before any feature looks at it. */
  markArticle?: (article: HastRoot, context: NoteContext) => void;
  /** Looks at the finished article; `print` is the article's own printer. */
  readArticle?: (article: HastRoot, context: NoteContext, print: (children: ElementContent[]) => string) => void;
}
