/** Elements that a test adds to a page, whose policy rightly forbids markup that is a text of ours. */
import type { Page } from '@playwright/test';

/** Tag, attributes, and what is inside: a text or another element. */
export type Element = readonly [tag: string, attributes: Record<string, string>, inside?: string | Element];

/** Adds an element to the end of the page, or to a shadow root there, and focuses the one with the id `typing`. */
export function focusAdded(page: Page, element: Element, isShadow = false): Promise<void> {
  return page.evaluate(
    ([json, shadow]) => {
      const build = ([tag, attributes, inside]: Element): HTMLElement => {
        const made = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
        if (inside !== undefined) made.append(typeof inside === 'string' ? inside : build(inside));
        return made;
      };
      const host = document.body.appendChild(document.createElement('div'));
      const root = shadow ? host.attachShadow({ mode: 'open' }) : host;
      root.append(build(JSON.parse(json)));
      root.querySelector<HTMLElement>('#typing')?.focus();
    },
    // A type within itself is too deep for the compiler here.
    [JSON.stringify(element), isShadow] as const,
  );
}
