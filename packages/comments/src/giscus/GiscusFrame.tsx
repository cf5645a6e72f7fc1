/** Discussions on GitHub in the frame of giscus; no script of theirs runs in our page. */
import { useEffect, useRef } from 'react';
import type { GiscusOptions, ProviderProps } from '../options.ts';
import sheet from '../thread.css?url';
import { words } from '../words/thread.ts';
import { frameAddress, themeNow } from './frame-address.ts';
import { forgetSession, takeSession } from './session.ts';

export { sheet };

export default function GiscusFrame({ options }: ProviderProps) {
  const giscus = options.giscus as GiscusOptions;
  const frame = useRef<HTMLIFrameElement>(null);
  // Set once: another address would load the frame anew.
  useEffect(() => {
    const element = frame.current as HTMLIFrameElement;
    let isThere = false;
    const load = () => {
      const { lang } = document.documentElement;
      isThere = false;
      element.src = frameAddress(giscus, { lang, theme: themeNow(), page: document, session: takeSession() });
    };
    // Before its page is there the frame is ours, and nobody listens.
    const tell = () => {
      if (isThere) element.contentWindow?.postMessage({ giscus: { setConfig: { theme: themeNow() } } }, giscus.host);
    };
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== element.contentWindow || origin !== giscus.host) return;
      const { resizeHeight, signOut, error } = data?.giscus ?? {};
      const isFirst = !isThere;
      isThere = true;
      // The mode may have changed since it was asked for.
      if (isFirst) tell();
      if (Number(resizeHeight) > 0) element.style.height = `${Number(resizeHeight)}px`;
      const isSpent = /Bad credentials|Invalid state value|State has expired/.test(String(error));
      if ((signOut || isSpent) && forgetSession()) load();
    };
    const themes = new MutationObserver(tell);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    addEventListener('message', hear);
    load();
    return () => {
      themes.disconnect();
      removeEventListener('message', hear);
    };
  }, [giscus]);
  return <iframe ref={frame} className="giscus" title={words.frameTitle} allow="clipboard-write" />;
}
