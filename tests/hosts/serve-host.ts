/** A built site as its host serves it: by the real server where that runs here, else by the model of one that only stores files. */
import { servePlain } from './models/serve.ts';
import { SERVERS, serve } from './servers.ts';

/** Serves a site of `build --host=<name>`; `folder` is for the server's own files. `close` ends it. */
export function serveHost(name: string, site: string, folder: string) {
  const server = SERVERS[name];
  return server ? serve(server, site, folder) : servePlain(site);
}
