/** Components of the author's become HTML of the note, which is checked and cleaned as all of it. */
import type { Html, Parents, Root, RootContent } from 'mdast';
import { words } from '../../../words/components.ts';
import { COMPONENTS, PLACE } from '../../components/author-components.ts';
import { renderUse } from '../../components/render-process.ts';
import { type NoteContext, report } from '../context.ts';
import type { RenderedComponent } from './rendered-component.ts';

const PLACES = new RegExp(`<${PLACE}>(?:</${PLACE}>)?`, 'g');

/** Renders every use in the tree, the inner ones too; of one that fails what it holds is shown. */
export async function renderComponents(tree: Root, context: NoteContext): Promise<void> {
  if (context.components) await renderWithin(tree, context);
}

async function renderWithin(parent: Parents | RenderedComponent, context: NoteContext): Promise<void> {
  const made: RootContent[] = [];
  for (const child of parent.children as RootContent[]) {
    if ('children' in child) await renderWithin(child as Parents, context);
    if (child.type === 'renderedComponent') made.push(...(await rendered(child, context)));
    else made.push(child);
  }
  parent.children = made as never;
}

async function rendered(node: RenderedComponent, context: NoteContext): Promise<RootContent[]> {
  const { use, children, position } = node;
  context.uses.add(COMPONENTS);
  const result = await renderUse(context.components?.program ?? '', use, children.length > 0);
  if ('failure' in result) {
    reportFailure(node, result.failure, context);
    const isShown = typeof use.child === 'string' || typeof use.child === 'number';
    return isShown ? [{ type: 'text', value: String(use.child) }] : children;
  }
  // In one line: places within it are those of the element.
  const html = (value: string): Html => ({ type: 'html', value: value.replaceAll('\n', '&#10;'), position });
  return result.html
    .split(PLACES)
    .flatMap((piece, at) => [...(at > 0 ? structuredClone(children) : []), ...(piece ? [html(piece)] : [])]);
}

function reportFailure({ use, position }: RenderedComponent, reason: string, context: NoteContext): void {
  const message = words.notRendered(use.name, context.components?.modules[use.name], reason);
  const fix = words.mendComponent;
  report(context, position?.start, { severity: 'error', rule: 'component-failed', message, fix });
}
