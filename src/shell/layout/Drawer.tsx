import { useState } from 'react';
import { useSite } from '../context.ts';
import { Icon } from './Icon.tsx';
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
          <button type="button" className="icon-button" data-action="close-drawer" aria-label="关闭菜单">
            <Icon name="close" />
          </button>
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
        <Icon name="left" />
        返回主菜单
      </button>
      <SidebarItems tree={tree} level={tree.nodes} />
    </nav>
  );
}

function MainMenu() {
  const { navbar } = useSite();
  return (
    <nav aria-label="主菜单">
      <ul className="tree">
        {navbar.items.map((item) => (
          <li key={item.label}>
            <div className="tree-row">
              <NavbarItem item={item} className="tree-label" />
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
