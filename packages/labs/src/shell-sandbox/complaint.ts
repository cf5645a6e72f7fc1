/** Ends a command with a complaint. */
export class Complaint extends Error {
  readonly code: number;
  constructor(message: string, code = 1) {
    super(message);
    this.code = code;
  }
}
