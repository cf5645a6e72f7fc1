/** `isHarmful` tells an error from a warning. */
export type Complain = (message: string, fix: string, isHarmful: boolean) => void;
