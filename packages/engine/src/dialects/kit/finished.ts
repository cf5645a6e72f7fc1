/** A directive that has been made something of. */
import type { Blockquote } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

/** The same content as no directive any more, so that no later step takes it for one. */
export function finished({ children, data, position }: ContainerDirective): Blockquote {
  return { type: 'blockquote', children, data, position };
}
