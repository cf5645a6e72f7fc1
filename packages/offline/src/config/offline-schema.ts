/** What `offline({ … })` may be given. */
import { filled, ownFile } from 'study-notes/config/fields';
import * as v from 'valibot';
import { words } from '../words/page.ts';

const colour = v.pipe(
  v.string(),
  v.regex(/^#[\da-f]{6}$/i, () => words.colour),
);

export const offline = v.object({
  /** Name of the installed site; absent: the site's title. */
  name: v.optional(filled),
  /** Name below its icon, where there is room for some twelve letters; absent: the name. */
  shortName: v.optional(filled),
  /** Colour of the window's bar before the page has said its own. */
  themeColor: v.optional(colour, '#fcfbf7'),
  /** Ground of the first picture, and of the icon that systems cut to a shape. */
  backgroundColor: v.optional(colour, '#fcfbf7'),
  /** A square SVG below `static/`, from which the icons are made; absent: the favicon's SVG. */
  icon: v.optional(ownFile),
  /** Page with which the installed site begins. */
  startUrl: v.optional(ownFile, '/'),
  /** True takes everything back: workers of readers stop with their next navigation, and what they stored is deleted. Leave it so; who comes back after a year still has the old worker. */
  withdrawn: v.optional(v.boolean(), false),
});
