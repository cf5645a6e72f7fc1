import { useState, useSyncExternalStore } from 'react';
import { useSite } from '../context.ts';
import { Brand } from './Navbar.tsx';
import { NavbarItem } from './NavbarItem.tsx';
import { SidebarItems } from './SidebarItems.tsx';
import type { SidebarTree } from './use-sidebar.ts';

/** The menu up to 996 px: the section's tree first, the main menu behind it. Boot and application open and close it. */
export function Drawer({ tree }: { tree: SidebarTree | null }) {
  // Remembered with the section for which it was asked, so that another section shows its own tree again.
  const [mainFor, setMainFor] = useState<string | null>(null);
  const showsTree = tree && mainFor !== tree.id;
  return (
    <dialog id="drawer" aria-label="菜单">
      {/* Fills the dialog: a click on the dialog itself is one beside it, and closes it. */}
      <div className="drawer-inner">
        <div className="drawer-head">
          <Brand />
          <button type="button" className="icon-button" data-action="close-drawer" aria-label="关闭菜单" />
        </div>
        {showsTree ? <SectionMenu tree={tree} onBack={() => setMainFor(tree.id)} /> : <MainMenu />}
      </div>
    </dialog>
  );
}

function SectionMenu({ tree, onBack }: { tree: SidebarTree; onBack: () => void }) {
  return (
    <nav aria-label="本栏目录">
      <button type="button" className="drawer-back" data-action="main-menu" onClick={onBack}>
        返回主菜单
      </button>
      <DrawerTree tree={tree} />
    </nav>
  );
}

const noChange = () => () => {};

/** The sidebar's tree again. Documents leave it out; until React draws it, the boot fills the slot with a copy. */
function DrawerTree({ tree }: { tree: SidebarTree }) {
  const isHere = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  if (isHere) return <SidebarItems tree={tree} level={tree.nodes} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; whatever the boot put in is no mismatch
  return <div id="drawer-tree" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

function MainMenu() {
  const { navbar } = useSite();
  return (
    <nav aria-label="主菜单">
      <ul className="tree">
        {navbar.items.map((item) => (
          <li key={item.label}>
            <NavbarItem item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
