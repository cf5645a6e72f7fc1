/** Comments in English. */
import { counted } from 'study-notes/words/counted';

export const comments = 'Comments';
export const show = 'Show comments';
export const reading = 'Reading the comments…';
export const count = (count: number) => (count === 0 ? 'Comments' : counted(count, 'comment'));
export const none = 'No comments yet; say the first word.';
export const unreachable = 'The comments cannot be reached at the moment; the note can be read without them.';
export const notSent = 'The comments cannot be reached at the moment. What you wrote is still here; send it later.';
export const refused = (reason: string) => `The service did not accept this: ${reason}`;
export const notAllowed = 'The service wants you to log in first, or does not allow this.';
export const retry = 'Retry';
export const name = 'Name';
export const mail = 'Mail (optional, not shown)';
export const text = 'Comment';
export const reply = 'Reply';
export const replyTo = (name: string) => `Reply to ${name}`;
export const markdown = 'Markdown works.';
export const send = 'Send';
export const sending = 'Sending…';
export const sent = 'Sent';
export const cancel = 'Cancel';
export const logIn = 'Log in';
export const logOut = 'Log out';
export const loggedInAs = 'Logged in as ';
export const popupBlocked = 'The browser has blocked the window for logging in; allow it and press again.';
export const loggedIn = (name: string) => `Logged in as ${name}`;
export const earlier = 'Earlier comments';
export const earlierShown = (count: number) => `${counted(count, 'more comment')} shown`;
export const remove = 'Delete';
export const removeOf = (name: string) => `Delete the comment by ${name}`;
export const removeSure = 'Delete this comment and its replies? This cannot be undone.';
export const removed = 'Deleted';
export const owner = 'Owner';
export const waiting = 'Waiting for approval; only you can see it now';
export const whole = (count: number) => `Show all (about ${count} characters)`;
export const picture = 'Picture';
export const cut = '(too long; the rest is not shown)';
export const frameTitle = 'Comments (giscus)';

export const serviceAddress =
  'the address of a service that begins with https://, such as https://comments.example.com (without ?, # and password)';
export const repository = '“owner/name”, such as me/notes';
export const oneProvider = '“comments” needs one service, and can have only one.';
export const writeProvider =
  "Write waline: { server: 'https://…' }, or giscus: { repo, repoId, category, categoryId }.";
