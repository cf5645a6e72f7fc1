/** A sheet that neither loads nor fails must not block the page forever. */
const PATIENCE = 3000;

/** Resolves once the page's style sheets are in the document, so that the new article is never seen without them. */
export async function ensureStyleSheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(ensureStyleSheet));
}

function ensureStyleSheet(address: string): Promise<void> | undefined {
  const { href } = new URL(address, location.href);
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return;
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`No style sheet ${href}`));
    };
    setTimeout(resolve, PATIENCE);
    document.head.append(link);
  });
}
