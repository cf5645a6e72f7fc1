/** Who samples run as. */

/** First of the users that samples run as: none that a machine gives to people or services. */
const FIRST_USER = 20_000;
const USERS_EACH = 8;

/** True when this process may choose who its commands are. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** A user for each lane of this process, so that limits on processes count for one sample only. */
export function sampleUser(lane: number): number | undefined {
  return isRoot() ? FIRST_USER + (process.pid % 5000) * USERS_EACH + (lane % USERS_EACH) : undefined;
}

/** The number that a sample sees as its own, where it cannot be given another user. */
export const SEEN_USER = FIRST_USER;
