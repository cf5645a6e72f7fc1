/** The article of a generated index page: its title and the entries of its group. */
import type { Doc } from '../pipeline/types.ts';
import { toHref } from '../shared/paths.ts';
import { escapeText } from './escape.ts';

/** HTML of a generated index. */
export function generatedArticle(title: string, generated: NonNullable<Doc['generated']>, baseUrl: string): string {
  const items = generated.items.map((item) => {
    const text = escapeText(item.title);
    return `<li>${item.path === undefined ? text : `<a href="${escapeText(toHref(baseUrl, item.path))}">${text}</a>`}</li>`;
  });
  const lead = generated.description ? `<p>${escapeText(generated.description)}</p>` : '';
  return `<h1>${escapeText(title)}</h1>${lead}<ul class="index">${items.join('')}</ul>`;
}
