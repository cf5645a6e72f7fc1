/** Hidden sidebar and dismissed announcement bar: restored before paint, toggled without the application. */
import { BAR_DISMISSED_KEY, BAR_ID_KEY, SIDEBAR_HIDDEN_KEY } from '../../shared/constants.ts';
import { read, write } from './local.ts';
import { barId, state } from './page-state.ts';

/** Restores both; a bar whose id is not the dismissed one is shown again. */
export function restorePreferences(): void {
  state.sidebar = read(SIDEBAR_HIDDEN_KEY) || '';
  if (barId !== null && read(BAR_DISMISSED_KEY) && read(BAR_ID_KEY) === barId) state.bar = 'dismissed';
}

/** Hides or shows the sidebar. */
export function toggleSidebar(): void {
  state.sidebar = state.sidebar ? '' : 'hidden';
  write(SIDEBAR_HIDDEN_KEY, state.sidebar);
}

/** Dismisses the announcement bar until its id changes. */
export function dismissBar(): void {
  state.bar = 'dismissed';
  write(BAR_DISMISSED_KEY, 'true');
  write(BAR_ID_KEY, barId as string);
}
