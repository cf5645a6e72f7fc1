import { useSite } from '../context.ts';
import { useMarkup } from '../use-markup.ts';

/** Links, filing numbers with their official pages, copyright. */
export function Footer() {
  const { style, html } = useSite().footer;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of cleaned parts when the configuration is read
  return <footer className={`footer footer-${style}`} dangerouslySetInnerHTML={useMarkup(html)} />;
}
