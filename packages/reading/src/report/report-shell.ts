/** The part of the application: text that is selected in a note and rests so brings the chunk. */
import { loadModule } from 'study-notes/shell/errors/load-chunk';
import type { ShellFeature } from 'study-notes/shell/shell-feature';

/** Milliseconds for which a selection rests before a link is offered. */
const REST = 500;

const reportShell: ShellFeature = {
  name: 'report',
  start({ options }) {
    const { url } = options.report as { url: string };
    let waiting: ReturnType<typeof setTimeout>;
    const offer = () => {
      const selection = getSelection();
      if (selection?.isCollapsed || !document.getElementById('article')?.contains(selection?.anchorNode ?? null))
        return;
      // Nobody has asked for it: when it does not come, there is only no link.
      loadModule<(url: string) => void>({ name: 'report', attempt: 0 }).then(
        (run) => run(url),
        () => {},
      );
    };
    document.addEventListener('selectionchange', () => {
      clearTimeout(waiting);
      waiting = setTimeout(offer, REST);
    });
  },
};

export default reportShell;
