/** What search adds to the shell: its button, its dialog, its page, and highlights on the page a hit led to. */
import type { ShellFeature } from 'study-notes/shell/shell-feature';
import { takeArrival } from './arrival.ts';
import { SearchButton } from './SearchButton.tsx';
import { SearchFrame } from './SearchFrame.tsx';
import { SearchMarks } from './SearchMarks.tsx';
import SearchPage from './SearchPage.tsx';
import { openSearch } from './search-state.ts';
import { startSearchSlot } from './start-search-slot.ts';

const searchShell: ShellFeature = {
  name: 'search',
  pages: { SearchPage },
  Finder: SearchButton,
  Dialog: SearchFrame,
  Beside: SearchMarks,
  actions: { find: openSearch },
  start(site, { path }) {
    startSearchSlot(site);
    takeArrival(path);
  },
};

export default searchShell;
