/** `Promise.all` that waits for every one even when one fails, so that nothing goes on behind the caller's back. */
export async function allEnded<Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [Part in keyof Work]: Awaited<Work[Part]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
