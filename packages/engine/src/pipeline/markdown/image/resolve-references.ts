/** Images whose address stands elsewhere in the note. */
import type { Definition, ImageReference, Parent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** `![alt][name]` becomes `![alt](…)`; definitions that only images used are no links and go. */
export function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  const linked = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
    if (node.type === 'linkReference') linked.add(node.identifier);
  });
  const used = new Set<string>();
  visit(tree, 'imageReference', (node: ImageReference) => {
    const definition = definitions.get(node.identifier);
    if (!definition) return;
    used.add(node.identifier);
    Object.assign(node, { type: 'image', url: definition.url, title: definition.title });
  });
  visit(tree, 'definition', (node, index, parent) => {
    if (!used.has(node.identifier) || linked.has(node.identifier) || !parent || index === undefined) return undefined;
    (parent as Parent).children.splice(index, 1);
    return [SKIP, index];
  });
}
