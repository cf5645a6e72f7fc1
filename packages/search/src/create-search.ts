import type { ShellConfig } from 'study-notes/shared/site';
import { withinSilence } from 'study-notes/shell/navigation/patient-fetch';
import { createEmbeddedEngine } from './embedded.ts';
import type { HostedEngine } from './hosted/hosted.ts';
import { withFallback } from './hosted/with-fallback.ts';
import type { HostedSearch } from './options.ts';
import { searchOptions } from './options.ts';
import type { SearchEngine } from './types.ts';

let engine: SearchEngine | undefined;

/** The engine of this site; one for dialog, page and ask mode, so that none of them loads anything twice. */
export function createSearch(site: ShellConfig): SearchEngine {
  engine ??= engineOf(site);
  return engine;
}

function engineOf(site: ShellConfig): SearchEngine {
  const { provider, algolia } = searchOptions(site);
  const embedded = createEmbeddedEngine(site);
  return provider === 'algolia' && algolia ? withFallback(hostedEngine(algolia, site), embedded) : embedded;
}

/** The hosted engine; its modules are loaded only where it is configured. */
function hostedEngine(service: HostedSearch, site: ShellConfig): HostedEngine {
  let hosted: Promise<HostedEngine> | undefined;
  const load = () => {
    hosted ??= withinSilence(import('./hosted/hosted.ts')).then(
      (module) => module.createHostedEngine(service, site),
      (error) => {
        hosted = undefined;
        throw error;
      },
    );
    return hosted;
  };
  return {
    warm: () =>
      void load().then(
        (loaded) => loaded.warm(),
        () => undefined,
      ),
    search: async (question, signal) => (await load()).search(question, signal),
  };
}
