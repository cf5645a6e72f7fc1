import { useEffect, useRef } from 'react';
import { words } from '../../words/shell.ts';
import { useSite } from '../context.ts';
import { SidebarItems } from './SidebarItems.tsx';
import { loadScroll, saveScroll } from './sidebar-memory.ts';
import type { SidebarTree } from './use-sidebar.ts';

/** Scrolls the container, never the window, just far enough to show the current page's entry. */
function showActive(box: HTMLElement): void {
  const active = box.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (!active || frame.height === 0 || (active.top >= frame.top && active.bottom <= frame.bottom)) return;
  box.scrollTop += active.top - frame.top - frame.height / 3;
}

/** Restores and keeps the scroll of a section's sidebar. */
function useScrollMemory({ id, path, nodes }: SidebarTree) {
  const ref = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    wanted.current = loadScroll(id);
    const giveUp = () => {
      wanted.current = null;
    };
    box.addEventListener('wheel', giveUp, { passive: true });
    box.addEventListener('pointerdown', giveUp);
    // A hidden container reports 0, which would overwrite the stored position.
    const save = () => box.clientHeight > 0 && saveScroll(id, box.scrollTop);
    addEventListener('pagehide', save);
    return () => {
      save();
      removeEventListener('pagehide', save);
      box.removeEventListener('wheel', giveUp);
      box.removeEventListener('pointerdown', giveUp);
    };
  }, [id]);
  // The stored position may only be reachable once the whole tree has loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new nodes make the container higher
  useEffect(() => {
    if (ref.current && wanted.current !== null) ref.current.scrollTop = wanted.current;
  }, [nodes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path moves the active entry
  useEffect(() => {
    if (ref.current) showActive(ref.current);
  }, [path]);
  return ref;
}

/** The section's table of contents beside the note; the boot hides and shows it. */
export function Sidebar({ tree }: { tree: SidebarTree }) {
  const site = useSite();
  const scroll = useScrollMemory(tree);
  const label = site.sidebars.find((sidebar) => sidebar.id === tree.id)?.label ?? '';
  return (
    <nav className="sidebar" aria-label={words.sidebarOf(label)}>
      <div className="sidebar-scroll" ref={scroll}>
        <SidebarItems tree={tree} level={tree.nodes} />
      </div>
      {/* One button for both states, so that it keeps the focus; CSS shows the right label. */}
      <button type="button" className="sidebar-switch" data-action="toggle-sidebar">
        <span>{words.hideSidebar}</span>
        <span>{words.showSidebar}</span>
      </button>
    </nav>
  );
}
