/** The real servers, each with the configuration that the build wrote, included as its page in `deploy/` says. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../support/sites.ts';

/** Servers are system programs, which a user's path need not name. */
export const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

export interface RealServer {
  program: string;
  /** Writes its own configuration into a folder; answers with what starts it. */
  prepare: (at: { site: string; folder: string; port: number }) => { args: string[]; env?: Record<string, string> };
}

export const SERVERS: Record<string, RealServer> = {
  nginx: {
    program: 'nginx',
    prepare({ site, folder, port }) {
      writeFileSync(
        join(folder, 'nginx.conf'),
        `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/nginx.pid; error_log stderr;
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${site}/.host/nginx.conf;
    include ${site}/.host/brotli.conf;
  }
}
`,
      );
      return { args: ['-p', folder, '-c', join(folder, 'nginx.conf')] };
    },
  },
  caddy: {
    program: 'caddy',
    // The very file of the container.
    prepare: ({ site, port }) => ({
      args: ['run', '--config', join(ROOT, 'deploy/docker/Caddyfile'), '--adapter', 'caddyfile'],
      env: { SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: site },
    }),
  },
};

/** Starts a server on a free port; `close` ends it. */
export async function serve(server: RealServer, site: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const { args, env } = server.prepare({ site, folder, port });
  const child = spawn(server.program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env, PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  await untilOpen(child, port, () => said);
  return {
    port,
    close: () =>
      new Promise<void>((resolve) => {
        child.once('close', () => resolve());
        child.kill();
      }),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilOpen(child: ChildProcess, port: number, said: () => string): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended:\n${said()}`);
    const isOpen = await fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${child.spawnfile} does not answer:\n${said()}`);
}
