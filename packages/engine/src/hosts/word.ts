/** One quoted word, as the configurations of nginx and Caddy both write it. */
export function word(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
