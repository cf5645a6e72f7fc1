/** Addresses that run something instead of leading somewhere. */

/** The scheme (`javascript`, `vbscript`, `data`) when `url` is dangerous; browsers skip control characters and spaces in it. */
export function dangerousScheme(url: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly the characters that browsers skip
  const shown = url.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, '');
  return /^(javascript|vbscript|data):/i.exec(shown)?.[1]?.toLowerCase();
}
