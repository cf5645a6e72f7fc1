/** Wheel, pinch, drag and double click on the zoomed picture; its place is one transform. */

const MOST = 8;

export interface View {
  x: number;
  y: number;
  scale: number;
}

/** Enlarges about a point (measured from the stage's centre), so that what is under the fingers stays there. */
export function scaleAbout(view: View, factor: number, { x, y }: { x: number; y: number }): View {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  // At its original size the picture is centred again.
  if (scale === 1) return { x: 0, y: 0, scale };
  const ratio = scale / view.scale;
  return { x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio, scale };
}

/** Listens on the stage; an event `reset` puts the picture back. */
export function startGestures(stage: HTMLElement): void {
  const fingers = new Map<number, PointerEvent>();
  let view: View = { x: 0, y: 0, scale: 1 };
  let hasMoved = false;

  const apply = (next: View) => {
    view = next;
    const picture = stage.firstElementChild as HTMLElement | null;
    if (picture) picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  };
  const scaleAt = (factor: number, clientX: number, clientY: number) => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    apply(scaleAbout(view, factor, { x: clientX - left - width / 2, y: clientY - top - height / 2 }));
  };
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  };

  stage.addEventListener('reset', () => apply({ x: 0, y: 0, scale: 1 }));
  stage.addEventListener('dragstart', (event) => event.preventDefault());
  stage.addEventListener('dblclick', (event) => scaleAt(view.scale > 1 ? 0 : 2.5, event.clientX, event.clientY));
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      scaleAt(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    },
    { passive: false },
  );
  stage.addEventListener('pointerdown', (event) => {
    if (fingers.size === 0) hasMoved = false;
    fingers.set(event.pointerId, event);
  });
  stage.addEventListener('pointermove', (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const before = spread();
    fingers.set(event.pointerId, event);
    const [dx, dy] = [event.clientX - last.clientX, event.clientY - last.clientY];
    if (Math.abs(dx) + Math.abs(dy) > 0) hasMoved = true;
    if (fingers.size === 2 && before > 0) scaleAt(spread() / before, event.clientX, event.clientY);
    else if (view.scale > 1) apply({ ...view, x: view.x + dx, y: view.y + dy });
  });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    stage.addEventListener(type, (event) => fingers.delete(event.pointerId));
  // The click that ends a drag must not close the dialog.
  stage.addEventListener('click', (event) => hasMoved && event.stopPropagation(), true);
}
