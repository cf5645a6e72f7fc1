/** Builds the packages of which a source has changed since the last time; several processes may ask at once. */
export function buildChanged(): Promise<void>;
