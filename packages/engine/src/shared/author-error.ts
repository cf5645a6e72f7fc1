/** What the author of a site can mend: a command that meets it ends with its message alone. */
export class AuthorError extends Error {}
