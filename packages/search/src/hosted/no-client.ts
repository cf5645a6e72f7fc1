/** Replaces the client of hosted search on sites without it; nothing calls it there. */

/** Throws: a site without hosted search has no client. */
export function liteClient(): never {
  throw new Error('hosted search is not configured');
}
