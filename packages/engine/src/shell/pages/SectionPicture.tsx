import { useMarkup } from '../use-markup.ts';

/** The picture of a section on the home page: the site's own, else a book, drawn on 96 × 96. */
export function SectionPicture({ svg }: { svg: string | undefined }) {
  return svg === undefined ? <Book /> : <OwnPicture svg={svg} />;
}

function OwnPicture({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when the site is read
  return <span dangerouslySetInnerHTML={useMarkup(svg)} />;
}

function Book() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <path className="wash" d="M48 24l32-8v56l-32 8z" />
      <path d="M48 80c-8-8-20-9-32-8V16c12-1 24 0 32 8 8-8 20-9 32-8v56c-12-1-24 0-32 8zV24M24 30h14M24 40h14" />
      <path className="mark" d="M66 16v22l4-4 4 4V16z" />
    </svg>
  );
}
