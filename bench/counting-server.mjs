/** Stands before the preview server and counts what goes over the wire: bodies as they are encoded, without headers. */
import { createServer, request } from 'node:http';

export async function startCounting(target) {
  let log = [];
  const server = createServer((incoming, outgoing) => {
    const isAhead = /prefetch/.test(incoming.headers['sec-purpose']);
    const entry = { path: decodeURIComponent(incoming.url.split('?')[0]), bytes: 0, isWhole: false, isAhead };
    log.push(entry);
    const passed = request(target + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.on('data', (chunk) => {
        entry.bytes += chunk.length;
      });
      outgoing.on('finish', () => {
        entry.isWhole = true;
      });
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    /** Kilobytes (1000 bytes) of all answers whose path matches, since the last reset. */
    kilobytes: (pattern = /./) =>
      log.filter(({ path }) => pattern.test(path)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    /** The same of what was asked for before the first request that matches, but for what the browser says it prefetches. */
    kilobytesBefore(pattern) {
      const end = log.findIndex(({ path }) => pattern.test(path));
      const asked = log.slice(0, end < 0 ? log.length : end).filter(({ isAhead }) => !isAhead);
      return asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    },
    /** Whether this path has been answered to its end. */
    hasSent: (wanted) => log.some(({ path, isWhole }) => isWhole && path === wanted),
    /** Kilobytes of each matching answer. */
    sizes: (pattern) => log.filter(({ path }) => pattern.test(path)).map(({ bytes }) => bytes / 1000),
    /** The same of the answers whose path is wanted. */
    sizesOf: (isWanted) => log.filter(({ path }) => isWanted(path)).map(({ bytes }) => bytes / 1000),
    reset() {
      log = [];
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
