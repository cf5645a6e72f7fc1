/** The click that came before the application: its control is found again after hydration, even if React re-created the element. */
/// <reference path="./browser.d.ts" />

/** Records the place of the clicked control; the returned function, called when the application is ready, clicks it once. */
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
