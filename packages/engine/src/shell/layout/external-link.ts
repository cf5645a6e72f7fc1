/** Attributes of a link to another site: a new tab that knows nothing of this one. */
export const externalLink = { target: '_blank', rel: 'noopener noreferrer' };
