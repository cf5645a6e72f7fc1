/** Opens a port: the requested one, or the next free one. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guarded, type Handler } from './guard.ts';

const TRIES = 20;

export interface Listening {
  server: Server;
  /** Address of the site, e.g. `http://localhost:3000/`. */
  address: string;
  port: number;
  close: () => Promise<void>;
}

/** Listens on `port` or one of the next twenty; port 0 takes any. A failing request writes a line to `log` and never stops the server. */
export async function listen(
  handler: Handler,
  at: { host: string; port: number; baseUrl: string; log: (line: string) => void },
): Promise<Listening> {
  const server = createServer(guarded(handler, at.log));
  const port = await bind(server, at.host, at.port);
  const host = at.host.includes(':') ? `[${at.host}]` : at.host;
  return {
    server,
    port,
    address: `http://${host}:${port}${at.baseUrl}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bind(server: Server, host: string, first: number): Promise<number> {
  for (let port = first; ; port++) {
    try {
      return await tryPort(server, host, port);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE' || port >= first + TRIES) throw error;
    }
  }
}

function tryPort(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      server.off('listening', succeed);
      reject(error);
    };
    const succeed = () => {
      server.off('error', fail);
      resolve((server.address() as AddressInfo).port);
    };
    server.once('error', fail).once('listening', succeed);
    server.listen(port, host);
  });
}
