/** The part of the application, on every page and so the smallest: it tells a worker, where there is one, what is read. */
import { useEffect } from 'react';
import { usePage } from 'study-notes/shell/context';
import type { ShellFeature } from 'study-notes/shell/shell-feature';

function Reader() {
  const { path } = usePage();
  useEffect(() => {
    (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller?.postMessage(path);
  }, [path]);
  return null;
}

const offlineShell: ShellFeature = { name: 'offline', Beside: Reader };

export default offlineShell;
