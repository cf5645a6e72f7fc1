/** Does something that lays the article out anew, and holds its first block in view where it was. */
export function keepPlace(change: () => void): void {
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const blocks = [...document.querySelectorAll('#article > *')];
  const block = scrollY > 0 ? blocks.find((element) => element.getBoundingClientRect().bottom > bar) : undefined;
  const top = block?.getBoundingClientRect().top ?? 0;
  change();
  if (block) scrollBy({ top: block.getBoundingClientRect().top - top, behavior: 'instant' });
}
