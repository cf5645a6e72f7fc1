/** What an error says, and what of it a reader is told. */

/** The messages of an error and of its causes, outermost first. */
export function messageChain(error: unknown): string[] {
  const messages: string[] = [];
  for (let current = error; current !== undefined && messages.length < 10; ) {
    messages.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}

/** Whether a message is in the language of the site: ours are, a browser's are not. */
export function isReadable(message: string): boolean {
  return /\p{Script=Han}/u.test(message);
}

/** The messages that readers of the site can read; the others are for the console. */
export function readableCauses(error: unknown): string[] {
  return messageChain(error).filter(isReadable);
}
