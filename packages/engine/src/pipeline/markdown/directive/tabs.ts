/** `:::tabs` with `::tab[标题]{value=…}`: the sections between the marks become panels. */
import type { Properties } from 'hast';
import type { RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { words } from '../../../words/compiling.ts';
import { words as readers } from '../../../words/notes.ts';
import { listed } from '../../../words/phrases.ts';
import { type NoteContext, report } from '../context.ts';
import { element, elementNode, text } from '../element-node.ts';

interface Tab {
  label: string;
  value: string;
  children: RootContent[];
}

/** Rewrites the container in place. */
export function tabs(node: ContainerDirective, context: NoteContext): void {
  const number = ++context.tabCount;
  const found = splitTabs(node, context);
  const group = node.attributes?.groupId ?? node.attributes?.groupid;
  const idOf = (index: number) => `tabs-${number}-${index + 1}`;
  const buttons = found.map(({ label, value }, index) =>
    element(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `${idOf(index)}-tab`,
        ariaControls: [idOf(index)],
        ariaSelected: index === 0 ? 'true' : 'false',
        tabIndex: index === 0 ? 0 : -1,
        dataValue: value,
      },
      text(label),
    ),
  );
  const list = elementNode(
    element('div', { role: 'tablist', ariaLabel: listed(found.map((tab) => tab.label)) }, ...buttons),
  );
  const panels = found.map(({ label, children }, index) =>
    panel({ id: idOf(index), label, hidden: index > 0 }, children),
  );
  node.children = [list as never, ...(panels as never[])];
  node.data = { hName: 'div', hProperties: { className: ['tabs'], ...(group && { dataGroup: group }) } };
}

function panel(
  { id, label, hidden }: { id: string; label: string; hidden: boolean },
  children: RootContent[],
): RootContent {
  const properties: Properties = {
    role: 'tabpanel',
    id,
    ariaLabelledBy: [`${id}-tab`],
    dataLabel: label,
    tabIndex: 0,
    ...(hidden && { hidden: true }),
  };
  return { type: 'blockquote', children: children as never, data: { hName: 'section', hProperties: properties } };
}

function splitTabs(node: ContainerDirective, context: NoteContext): Tab[] {
  const found: Tab[] = [];
  for (const child of node.children) {
    if (child.type === 'leafDirective' && child.name === 'tab') {
      found.push(startTab(child, found.length, context));
    } else if (found.at(-1)) {
      found.at(-1)?.children.push(child);
    } else {
      const problem = {
        severity: 'error',
        rule: 'tabs',
        message: words.beforeTabs,
        fix: words.moveBeforeTabs,
      } as const;
      report(context, child.position?.start, problem);
      found.push({ label: readers.unnamed, value: '0', children: [child] });
    }
  }
  if (found.length === 0) {
    report(context, node.position?.start, {
      severity: 'error',
      rule: 'tabs',
      message: words.noTabs,
      fix: words.writeTab,
    });
  }
  return found;
}

/** A tab without a title has its number for one. */
function startTab(leaf: LeafDirective, index: number, context: NoteContext): Tab {
  const label = textOf(leaf);
  if (label === '') {
    const [message, fix] = [words.noTabTitle, words.writeTabTitle];
    report(context, leaf.position?.start, { severity: 'warning', rule: 'tabs', message, fix });
  }
  return { label: label || `${index + 1}`, value: leaf.attributes?.value ?? String(index), children: [] };
}
