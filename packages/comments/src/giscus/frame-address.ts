/** The address of the frame, as giscus' own script makes it (https://github.com/giscus/giscus, `client.ts`). */
import type { GiscusOptions } from '../options.ts';

interface FrameOf {
  lang: string;
  theme: string;
  page: Pick<Document, 'title' | 'URL'>;
  session: string;
}

/** Where the discussion of a page is shown. */
export function frameAddress(options: GiscusOptions, { lang, theme, page, session }: FrameOf): string {
  const { host, repo, repoId, category, categoryId, mapping } = options;
  const url = new URL(page.URL);
  url.hash = '';
  url.searchParams.delete('giscus');
  const terms = {
    url: url.href,
    title: page.title,
    pathname: url.pathname.length < 2 ? 'index' : url.pathname.slice(1).replace(/\.\w+$/, ''),
  };
  const query = new URLSearchParams({
    origin: url.href,
    session,
    theme,
    reactionsEnabled: '1',
    emitMetadata: '0',
    inputPosition: 'bottom',
    repo,
    repoId,
    category,
    categoryId,
    strict: '0',
    description: '',
    backLink: url.href,
    term: terms[mapping],
  });
  return `${host}/${lang}/widget?${query}`;
}

/** Its theme for the page's colours. */
export function themeNow(): string {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}
