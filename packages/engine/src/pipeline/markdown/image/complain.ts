/** `isHarmful` tells an error from a warning; `culprit` is what the message is about, where that can be named alone. */
export type Complain = (message: string, fix: string, isHarmful: boolean, culprit?: string) => void;
