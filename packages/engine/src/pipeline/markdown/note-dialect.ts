/** How notes written for another engine are read: its syntax becomes the tree that our own gives. */
import type { Root } from 'mdast';
import type { Extension as FromMarkdown } from 'mdast-util-from-markdown';
import type { Extension as Micromark } from 'micromark-util-types';
import type { Formulas } from '../../shared/dialects.ts';
import type { SourceNote } from '../types.ts';
import type { NoteContext } from './context.ts';
import type { NoteFeature } from './note-feature.ts';
import type { HeadingIds } from './slug.ts';

/** What the parser knows besides Markdown. */
export interface DialectSyntax {
  micromark: Micromark | Micromark[];
  fromMarkdown: FromMarkdown | FromMarkdown[];
}

/** Its containers and leaves come before the engine's own of the same names. */
export interface NoteDialect extends Pick<NoteFeature, 'containers' | 'leaves' | 'fenceWords'> {
  /** What the parser knows besides in this note; a note that it cannot read so is parsed without. */
  syntaxOf?: (note: SourceNote) => DialectSyntax | undefined;
  /** Rewrites what the parser could not read; lines keep their numbers. */
  rewrite?: (source: string, formulas?: Formulas) => string;
  /** How it names headings; absent: as we do. */
  headingIds?: HeadingIds;
  /** The same where the configuration asks for ids in the headings' own letters. */
  unicodeIds?: HeadingIds;
  /** Turns what else is its own into ours, before any other step looks at the tree. */
  transform?: (tree: Root, context: NoteContext) => void;
}
