/** Stands for the client of hosted search on sites that have none; nothing asks for it there. */

/** Throws: a site without hosted search has no client. */
export function liteClient(): never {
  throw new Error('hosted search is not configured');
}
