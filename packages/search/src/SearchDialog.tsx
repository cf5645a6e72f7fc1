/** Entry of the search chunk: what the shell's slots render once they are used. */
import type { ShellConfig } from 'study-notes/shared/site';
import { createSearch } from './create-search.ts';
import sheet from './search.css?url';
import { DialogView } from './ui/DialogView.tsx';
import { MarksView, type MarksViewProps } from './ui/MarksView.tsx';
import { PageView } from './ui/PageView.tsx';
import type { QueryProps } from './ui/query-props.ts';

export { sheet };

type Props = ({ view: 'dialog' | 'page' } & QueryProps) | ({ view: 'marks' } & MarksViewProps);

/** The dialog's answers, the page's, or the marks on the page that a hit led to. */
export default function Search(props: Props) {
  if (props.view === 'marks') return <MarksView {...props} />;
  return props.view === 'page' ? <PageView {...props} /> : <DialogView {...props} />;
}

/** Loads what the first query needs, when a slot is hovered or focused. */
Search.warm = (site: ShellConfig): void => createSearch(site).warm();
