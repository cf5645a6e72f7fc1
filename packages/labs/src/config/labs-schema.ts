/** What `labs({ … })` may be given. */
import { filled } from 'study-notes/config/fields';
import * as v from 'valibot';

export const labs = v.object({
  /** Folder with labs of one's own, from the configuration's: in it one folder a lab, with `still.tsx` and `lab.tsx`, whose name is the lab's. */
  own: v.optional(filled),
  /** Names of the built-in labs that notes may hold; absent: all. */
  builtIn: v.optional(v.array(filled)),
});
