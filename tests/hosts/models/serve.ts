/** A host that only stores files, as its model has it, on a port of its own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentType } from '../../../packages/engine/src/server/content-type.ts';
import { bucket } from './bucket.ts';
import { asker, uploaded } from './model.ts';

/** Serves a site of `build --host=plain`; files are of the types that their endings name. `close` ends it. */
export async function servePlain(site: string): Promise<{ port: number; close: () => Promise<void> }> {
  const answer = asker(bucket, uploaded(site), '/');
  const server = createServer(({ url: path = '/', method = 'GET' }, response) => {
    const { status, headers, body } = answer({ path, method });
    const type = contentType(status === 404 || /\/(?:[?#]|$)/.test(path) ? 'index.html' : path.replace(/[?#].*/, ''));
    response.writeHead(status, { ...headers, 'content-type': type }).end(body);
  });
  // A caller that thinks for a while between two requests keeps its connection.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
