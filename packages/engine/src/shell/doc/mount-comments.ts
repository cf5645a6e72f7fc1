/** Fills the slot for comments. */
import type { ShellConfig } from '../../shared/site.ts';
import { words } from '../../words/shell.ts';
import { attemptAddress, importAgain } from '../navigation/import-again.ts';
import { ensureStyleSheets } from '../navigation/style-sheets.ts';

/** The configuration of a comments service. */
export type CommentsConfig = NonNullable<ShellConfig['comments']>;

/** A provider's module: Waline and Artalk export `init` one way or the other. */
interface Provider {
  init?: Init;
  default?: { init: Init };
}
type Init = (options: object) => unknown;

/** A provider's script that takes its options from its own `data-` attributes (giscus, utterances). */
function addScript(slot: HTMLElement, config: CommentsConfig, src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {
      src,
      onload: resolve,
      onerror: reject,
    });
    for (const [name, value] of Object.entries(config.options)) script.setAttribute(`data-${name}`, value);
    slot.append(script);
  });
}

/** A provider's module that exports `init` (Waline, Artalk); others are scripts. */
export async function mountComments(slot: HTMLElement, config: CommentsConfig, attempt: number): Promise<void> {
  // Comments without their sheet are better than none.
  if (config.stylesheet) void ensureStyleSheets([config.stylesheet]).catch(() => {});
  if (!config.script) return;
  const { href } = new URL(config.script, location.href);
  slot.replaceChildren();
  if (/giscus|utterances/.test(config.provider)) return addScript(slot, config, attemptAddress(href, attempt));
  const module = await importAgain<Provider>(href, attempt);
  const init = module.init ?? module.default?.init;
  if (!init) throw new Error(words.commentsLackInit(href));
  init({ el: slot, ...config.options });
}
