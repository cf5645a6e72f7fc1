/** Gives the reader a file to keep. */
export function offerFile(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Firefox reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
