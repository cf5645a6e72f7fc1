/** A use of a component of the author's in the tree, until it is rendered. */
import type { RootContent } from 'mdast';
import type { Position } from 'unist';
import type { ComponentUse } from '../../components/author-components.ts';

declare module 'mdast' {
  interface RootContentMap {
    renderedComponent: RenderedComponent;
  }
}

export interface RenderedComponent {
  type: 'renderedComponent';
  use: ComponentUse;
  /** The note's own blocks in it. */
  children: RootContent[];
  position?: Position | undefined;
}
