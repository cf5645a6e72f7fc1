/** Ours, drawn on 96 × 96: ink lines, one mark of cinnabar, one wash. A sidebar without its own picture gets the book. */
const dot = (x: number, y: number) => `M${x} ${y}a5 5 0 1 0 0 10 5 5 0 0 0 0-10z`;

/** Wash, ink and mark of each section's picture. */
const pictures: Record<string, [wash: string, ink: string, mark: string]> = {
  // Braces around lines and a cursor: a program being written.
  programingLanguageSidebar: [
    'M28 20h40v56H28z',
    'M30 16c-18 0 0 28-20 32 20 4 2 32 20 32M66 16c18 0 0 28 20 32-20 4-2 32-20 32M36 36h20M36 48h12M36 60h24',
    'M56 43h4v10h-4z',
  ],
  // A cube with its origin and axes: a world in an engine.
  gameEngineSidebar: [
    'M48 50l30-16v32L48 84z',
    'M48 84L18 66V34l30-18 30 18v32zV50M18 34l30 16 30-16M48 16V6M78 66l9 5M18 66l-9 5',
    dot(48, 45),
  ],
  // A triangle and the pixels it covers: rasterisation.
  graphicsSidebar: [
    'M42 34h12v12h12v12h12v18H18V58h12V46h12z',
    'M48 12l40 64H8zM42 34h12v12h12v12h12v18M42 76V34M42 46H30v30M18 76V58h60M54 46v30M66 58v18',
    dot(48, 7),
  ],
  // A tree of nodes, one way down marked: data structures.
  CSSidebar: [
    'M10 66h14v14H10zM34 66h14v14H34z',
    `${dot(48, 14)}${dot(68, 40)}M45 23L31 41M52 23l13 18M25 50l-6 16M31 50l7 16M66 50l-6 16M71 50l7 16M10 66h14v14H10zM34 66h14v14H34zM54 66h14v14H54zM74 66h14v14H74z`,
    dot(28, 40),
  ],
  // A sheet of questions, one chosen: exercises and reviews.
  otherSidebar: [
    'M22 48h52v16H22z',
    `M22 12h40l12 12v60H22zM62 12v12h12M46 40h18M46 56h18M46 72h12${dot(34, 35)}${dot(34, 67)}`,
    dot(34, 51),
  ],
};

const book: (typeof pictures)[string] = [
  'M48 24l32-8v56l-32 8z',
  'M48 80c-8-8-20-9-32-8V16c12-1 24 0 32 8 8-8 20-9 32-8v56c-12-1-24 0-32 8zV24M24 30h14M24 40h14',
  'M66 16v22l4-4 4 4V16z',
];

/** The picture of a section on the home page. */
export function SubjectPicture({ sidebarId }: { sidebarId: string }) {
  const [wash, ink, mark] = pictures[sidebarId] ?? book;
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <path className="wash" d={wash} />
      <path d={ink} />
      <path className="mark" d={mark} />
    </svg>
  );
}
