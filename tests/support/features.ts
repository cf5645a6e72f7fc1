/** The features of the test sites. */
import type { Feature } from 'study-notes';
import { noteFeatures } from 'study-notes/cli/load-features';
import { backlinks } from 'study-notes-backlinks';
import { books } from 'study-notes-books';
import { glossary } from 'study-notes-glossary';
import { images } from 'study-notes-images';
import { labs } from 'study-notes-labs';
import { offline } from 'study-notes-offline';
import { previews } from 'study-notes-previews';
import { reading } from 'study-notes-reading';
import { keys } from 'study-notes-reading/keys';
import { progress } from 'study-notes-reading/progress';
import { report } from 'study-notes-reading/report';
import { resume } from 'study-notes-reading/resume';
import { share } from 'study-notes-reading/share';
import { review } from 'study-notes-review';
import { samples } from 'study-notes-samples';
import { search } from 'study-notes-search';

export const FEATURES: readonly Feature[] = [
  search(),
  review(),
  samples(),
  labs(),
  images(),
  offline(),
  backlinks(),
  books(),
  glossary(),
  previews(),
  reading(),
  keys(),
  progress(),
  resume(),
  share(),
  report({ url: 'https://code.example/new?body={quote}' }),
];

/** What they bring to notes. */
export const NOTE_FEATURES = await noteFeatures(FEATURES);
