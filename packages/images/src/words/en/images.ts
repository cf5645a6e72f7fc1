/** What the copies of images say in English. */

export const notReadable = (file: string) =>
  `The image ${file} cannot be read, so no copies of it can be made: it may be incomplete. Open it elsewhere, and export it again or take another one.`;
