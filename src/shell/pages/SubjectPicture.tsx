/** Ours, drawn on 96 × 96: ink lines, one mark of cinnabar, one wash. A sidebar without its own picture gets the book. */
const pictures: Record<string, { ink: string; mark: string; wash: string }> = {
  // Braces around a cursor: a program being written.
  programingLanguageSidebar: {
    wash: 'M26 20h44v56H26z',
    ink: 'M30 16c-10 0-10 6-10 14s0 14-10 18c10 4 10 10 10 18s0 14 10 14M66 16c10 0 10 6 10 14s0 14 10 18c-10 4-10 10-10 18s0 14-10 14M34 36h20M34 48h12M34 60h26',
    mark: 'M56 43h4v10h-4z',
  },
  // A cube with one lit corner between its axes: a world in an engine.
  gameEngineSidebar: {
    wash: 'M48 50l30-16v32L48 84z',
    ink: 'M48 16l30 18v32L48 84 18 66V34zM18 34l30 16 30-16M48 50v34M48 16V6M78 66l9 5M18 66l-9 5',
    mark: 'M48 44a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  },
  // A triangle and the pixels it covers: rasterisation.
  graphicsSidebar: {
    wash: 'M42 34h12v12h12v12h12v18H18V58h12V46h12z',
    ink: 'M50 12l38 68L8 74zM42 34h12v12h12v12h12v18M42 34v12H30v12H18v16M30 58h36M42 46v30M54 46v31M30 58v17M66 58v20',
    mark: 'M50 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  },
  // A tree of nodes, one path marked: data structures.
  CSSidebar: {
    wash: 'M10 66h14v14H10zM34 66h14v14H34z',
    ink: 'M43 24L30 40M53 24l13 16M25 52l-6 14M33 52l5 14M64 52l-5 14M72 52l6 14M48 11a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM69 38a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM10 66h14v14H10zM34 66h14v14H34zM54 66h14v14H54zM74 66h14v14H74z',
    mark: 'M27 38a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  },
  // A sheet of questions, one chosen: exercises and reviews.
  otherSidebar: {
    wash: 'M22 48h52v16H22z',
    ink: 'M22 12h40l12 12v60H22zM62 12v12h12M34 36a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM46 40h18M46 56h18M34 68a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM46 72h12',
    mark: 'M34 52a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  },
};

const book = {
  wash: 'M48 24l32-8v56l-32 8z',
  ink: 'M48 24c-8-8-20-9-32-8v56c12-1 24 0 32 8 8-8 20-9 32-8V16c-12-1-24 0-32 8zM48 24v56M24 30h14M24 40h14M58 30h14',
  mark: 'M66 16v22l4-4 4 4V16z',
};

/** The picture of a section on the home page. */
export function SubjectPicture({ sidebarId }: { sidebarId: string }) {
  const { ink, mark, wash } = pictures[sidebarId] ?? book;
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <path className="wash" d={wash} />
      <path d={ink} />
      <path className="mark" d={mark} />
    </svg>
  );
}
