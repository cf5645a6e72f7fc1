/** The site's mark: a cinnabar seal cut with 日, "every day"; drawn with strokes so that no font is needed. */
export function Seal() {
  return (
    <svg className="seal" viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M3 2.5 29.5 2l.5 27.5L2.5 30zM9 7.5v17.5h14V7.2zM12 10.3l8-.1v4.2h-8zM12 17.3h8V22h-8z"
      />
    </svg>
  );
}
