/** The figure on the whole screen; where the browser has no full screen for elements, over the whole page. */
import { useCallback, useEffect, useState } from 'react';

const COVER = 'lab-cover';

export interface Fullscreen {
  isFull: boolean;
  toggle: () => void;
}

/** Full screen of a figure, ended by Escape, by leaving the page, or by `toggle`. */
export function useFullscreen(figure: HTMLElement): Fullscreen {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const read = () => setFull(document.fullscreenElement === figure || figure.classList.contains(COVER));
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && figure.classList.contains(COVER)) {
        figure.classList.remove(COVER);
        read();
      }
    };
    document.addEventListener('fullscreenchange', read);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('fullscreenchange', read);
      document.removeEventListener('keydown', onKey);
      figure.classList.remove(COVER);
      if (document.fullscreenElement === figure) void document.exitFullscreen();
    };
  }, [figure]);

  const toggle = useCallback(() => {
    const cover = () => setFull(figure.classList.toggle(COVER));
    if (document.fullscreenElement === figure) void document.exitFullscreen();
    else if (figure.classList.contains(COVER) || !document.fullscreenEnabled) cover();
    else figure.requestFullscreen().catch(cover);
  }, [figure]);

  return { isFull, toggle };
}
