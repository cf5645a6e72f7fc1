/** Admonitions under the names of other engines. */
import { admonition } from '../../pipeline/markdown/directive/admonition.ts';
import type { ContainerHandler } from '../../pipeline/markdown/note-feature.ts';

/** Handlers by foreign name; the values are names of ours. A title is shown as written, else ours. */
export function admonitions(names: Readonly<Record<string, string>>): Record<string, ContainerHandler> {
  return Object.fromEntries(
    Object.entries(names).map(([name, own]): [string, ContainerHandler] => [
      name,
      (node, label) => admonition(node, own, label),
    ]),
  );
}
