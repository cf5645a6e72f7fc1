interface FileButtonProps {
  label: string;
  /** Types that the browser's dialog offers. */
  accept: string;
  onFile: (file: File) => void;
}

/** A button that asks for a file. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  return (
    <label className="button review-file">
      {label}
      <input
        type="file"
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // So that the same file can be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
