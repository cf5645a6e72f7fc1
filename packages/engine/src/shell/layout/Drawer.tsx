import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DESKTOP_BREAKPOINT } from '../../shared/constants.ts';
import { words } from '../../words/shell.ts';
import { useSite } from '../context.ts';
import { trustedHtml } from '../trusted.ts';
import { AppFailed } from './AppFailed.tsx';
import { FeatureSlot } from './FeatureSlot.tsx';
import { Brand } from './Navbar.tsx';
import { NavbarItem } from './NavbarItem.tsx';
import { SidebarItems } from './SidebarItems.tsx';
import type { SidebarTree } from './use-sidebar.ts';

/** The menu up to 996 px wide: the section's tree, and behind it the main menu. The boot opens it. */
export function Drawer({ tree }: { tree: SidebarTree | null }) {
  const [isMain, setMain] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useNarrowOnly(dialog);
  return (
    // When reopened it shows the section's tree again.
    <dialog ref={dialog} id="drawer" aria-label={words.menu} onClose={() => setMain(false)}>
      {/* The content fills the dialog, so a click on the dialog itself is on the backdrop, and closes it. */}
      <div className="drawer-inner">
        <div className="drawer-head">
          <Brand />
          <FeatureSlot of="Control" />
          <button type="button" className="icon-button" data-action="close" aria-label={words.closeMenu} />
        </div>
        {tree && !isMain ? <SectionMenu tree={tree} onBack={() => setMain(true)} /> : <MainMenu takesFocus={isMain} />}
      </div>
      <AppFailed />
    </dialog>
  );
}

/** Closes the dialog when the window becomes wide, which may have happened before the application loaded. */
function useNarrowOnly(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const narrow = matchMedia(`(max-width:${DESKTOP_BREAKPOINT}px)`);
    const closeWide = () => {
      if (!narrow.matches) dialog.current?.close();
    };
    closeWide();
    narrow.addEventListener('change', closeWide);
    return () => narrow.removeEventListener('change', closeWide);
  }, [dialog]);
}

function SectionMenu({ tree, onBack }: { tree: SidebarTree; onBack: () => void }) {
  return (
    <nav aria-label={words.sectionMenu}>
      <button type="button" className="drawer-back" data-action="main-menu" onClick={onBack}>
        {words.backToMainMenu}
      </button>
      <DrawerTree tree={tree} />
    </nav>
  );
}

const NOTHING = { __html: trustedHtml('') };
const noChange = () => () => {};

/** The sidebar's tree again. Documents leave it out; until React draws it, the boot fills the slot with a copy. */
function DrawerTree({ tree }: { tree: SidebarTree }) {
  const isHere = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const slot = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  // If the focus is in the copy, it moves to the same place in React's tree.
  useLayoutEffect(() => {
    const places = [...(slot.current as HTMLElement).querySelectorAll<HTMLElement>('a,button')];
    if (isHere) places[focused.current]?.focus();
    else focused.current = places.indexOf(document.activeElement as HTMLElement);
  }, [isHere]);
  if (isHere) {
    return (
      <div ref={slot}>
        <SidebarItems tree={tree} level={tree.nodes} />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; whatever the boot put in is no mismatch
  return <div id="drawer-tree" ref={slot} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
}

/** `takesFocus`: it replaces the focused button, and the focus must stay in the dialog. */
function MainMenu({ takesFocus }: { takesFocus: boolean }) {
  const { navbar } = useSite();
  const menu = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) menu.current?.querySelector('a')?.focus();
  }, [takesFocus]);
  return (
    <nav aria-label={words.mainMenu} ref={menu}>
      <ul className="tree">
        {navbar.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the configuration's order never changes, and names may be the same
          <li key={index}>
            <NavbarItem item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
