interface Place {
  text: string;
  line: number;
}

/** Reads one note; `code` is what the page shows of its other fences, `outputs` what they print. */
export function readNote(source: string): {
  title: string;
  paragraphs: Place[];
  cells: Place[];
  code: Place[];
  outputs: Place[];
  headings: Place[];
};
