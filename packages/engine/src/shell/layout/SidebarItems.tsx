import type { SidebarNode } from '../../shared/page.ts';
import { words } from '../../words/shell.ts';
import { toHref, useSite } from '../context.ts';
import { Collapsible } from './Collapsible.tsx';
import { externalLink } from './external-link.ts';
import { groupKey } from './open-groups.ts';
import type { SidebarTree } from './use-sidebar.ts';

interface ItemProps {
  tree: SidebarTree;
  level: SidebarNode[];
  parent: string;
  node: SidebarNode;
}

/** The list of one level; groups hold the next. No classes: a sidebar is the largest part of a document after its article. */
export function SidebarItems({
  tree,
  level,
  parent = '',
}: {
  tree: SidebarTree;
  level: SidebarNode[];
  parent?: string;
}) {
  return (
    <ul className={parent ? undefined : 'tree'}>
      {level.map((node) => {
        const Item = node.group ? Group : Leaf;
        return (
          <Item
            key={groupKey(parent, node) + (node.path ?? '')}
            tree={tree}
            level={level}
            parent={parent}
            node={node}
          />
        );
      })}
    </ul>
  );
}

function Leaf({ tree, node }: ItemProps) {
  return (
    <li>
      <Label tree={tree} node={node} />
    </li>
  );
}

function Group({ tree, level, parent, node }: ItemProps) {
  const key = groupKey(parent, node);
  const open = tree.isOpen(node, key);
  return (
    <li>
      <div>
        <Label tree={tree} node={node} />
        {node.collapsible !== false && (
          <button
            type="button"
            aria-expanded={open}
            aria-label={words.contentsOf(node.label)}
            onClick={() => tree.toggle({ level, parent, node, open: !open })}
          />
        )}
      </div>
      {(node.items || open) && (
        <Collapsible open={open && (!!node.items || tree.failed)} isStill={tree.isRestored}>
          {node.items ? <SidebarItems tree={tree} level={node.items} parent={key} /> : <Unfetched tree={tree} />}
        </Collapsible>
      )}
    </li>
  );
}

function Unfetched({ tree }: { tree: SidebarTree }) {
  return (
    <p role="alert">
      {words.contentsFailed}{' '}
      <button type="button" className="button" onClick={tree.retry}>
        {words.retry}
      </button>
    </p>
  );
}

function Label({ tree, node }: { tree: SidebarTree; node: SidebarNode }) {
  const site = useSite();
  if (node.href) {
    return (
      <a className="external" href={node.href} {...externalLink}>
        {node.label}
      </a>
    );
  }
  if (node.path === undefined) return <span>{node.label}</span>;
  return (
    <a
      href={toHref(site, node.path)}
      aria-current={node.path === tree.path ? 'page' : undefined}
      title={tree.isRead(node.path) ? words.read : undefined}
    >
      {node.label}
    </a>
  );
}
