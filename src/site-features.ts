/** The features of the sites that this engine makes. */
import type { Command } from './cli/command.ts';
import type { SiteFeature } from './emit/site-feature.ts';
import type { NoteFeature } from './pipeline/markdown/note-feature.ts';
import { samplesCommands } from './samples/samples-commands.ts';
import { searchCommands } from './search/push/push-commands.ts';

/** Their commands; what a command does is loaded when it is called. */
export const featureCommands: Readonly<Record<string, Command>> = { ...searchCommands, ...samplesCommands };

/** What they bring to notes. */
export async function noteFeatures(): Promise<NoteFeature[]> {
  const { labsNotes } = await import('./labs/notes/labs-notes.ts');
  const { reviewNotes } = await import('./review/notes/review-notes.ts');
  const { samplesNotes } = await import('./samples/samples-notes.ts');
  return [reviewNotes, labsNotes, samplesNotes];
}

/** What they bring to the site. */
export async function siteFeatures(): Promise<SiteFeature[]> {
  const { searchSite } = await import('./search/emit/search-site.ts');
  const { labsSite } = await import('./labs/emit/labs-site.ts');
  const { reviewSite } = await import('./review/emit/review-site.ts');
  const { samplesSite } = await import('./samples/samples-site.ts');
  return [searchSite, reviewSite, samplesSite, labsSite];
}
