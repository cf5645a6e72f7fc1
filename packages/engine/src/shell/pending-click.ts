/** The click that came before the application: found again after hydration, even when React made its element anew. */
/// <reference path="./browser.d.ts" />

/** Notes where the remembered control stands; the returned function, called once the application serves, clicks it once. */
export function watchPendingClick(): () => void {
  const place = window.__click ? placeOf(window.__click) : null;
  return () => {
    const control = window.__click;
    window.__click = null;
    for (const waiting of document.querySelectorAll('[aria-busy]')) waiting.removeAttribute('aria-busy');
    if (control?.isConnected) control.click();
    else if (control && place) document.querySelectorAll<HTMLElement>(place.selector)[place.index]?.click();
  };
}

function placeOf(control: HTMLElement): { selector: string; index: number } {
  const { action } = control.dataset;
  const selector = action ? `[data-action="${action}"]` : `${control.localName}:not([data-action])`;
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(control) };
}
