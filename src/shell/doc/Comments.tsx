import { useEffect, useRef, useState } from 'react';
import type { ShellConfig } from '../../shared/site.ts';
import { usePage, useSite } from '../context.ts';

type CommentsConfig = NonNullable<ShellConfig['comments']>;

function addStyles(href: string): void {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

/** A provider's script that takes its options from its own `data-` attributes (giscus, utterances). */
function addScript(slot: HTMLElement, config: CommentsConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {
      src: config.script,
      onload: resolve,
      onerror: reject,
    });
    for (const [name, value] of Object.entries(config.options)) script.setAttribute(`data-${name}`, value);
    slot.append(script);
  });
}

/** A provider's module that exports `init` (Waline, Artalk); others are scripts. */
async function mountComments(slot: HTMLElement, config: CommentsConfig): Promise<void> {
  if (config.stylesheet) addStyles(config.stylesheet);
  if (!config.script) return;
  if (/giscus|utterances/.test(config.provider)) return addScript(slot, config);
  const module = await import(/* @vite-ignore */ config.script);
  (module.init ?? module.default.init)({ el: slot, ...config.options });
}

/** A seat for comments under the note, filled when it comes near the view; a dead provider leaves the page as it is. */
export function Comments() {
  const config = useSite().comments;
  const { path } = usePage();
  return config ? <CommentsSlot key={path} config={config} /> : null;
}

function CommentsSlot({ config }: { config: CommentsConfig }) {
  const slot = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = slot.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        mountComments(element, config).catch(() => setFailed(true));
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [config]);
  return (
    <section className="comments" aria-label="评论">
      <div ref={slot} />
      {failed && <p>评论服务暂时连不上，不影响阅读。</p>}
    </section>
  );
}
