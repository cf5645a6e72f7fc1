/** The specification's own package has no types. */
declare module 'commonmark-spec' {
  /** All of the specification. */
  export const text: string;
}
