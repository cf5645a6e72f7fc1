/** `Promise.all` that waits for every promise even if one rejects, so that nothing is still running when it returns. */
export async function allSettled<Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [Part in keyof Work]: Awaited<Work[Part]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
