/** Opens the search; where it stands large it looks like the field that will open. CSS writes the shortcut at its end. */
export function SearchButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className="finder-button"
      data-action="find"
      aria-keyshortcuts="Control+K Meta+K /"
      aria-label={label}
    >
      <span>{label}</span>
    </button>
  );
}
