/** Code of the author's or of another engine's that runs in a process of its own: without network and other programs. */
const REFUSE = `import net from 'node:net'; import dgram from 'node:dgram'; import child from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
const refuse = () => { throw new Error('no network, no programs'); };
net.Socket.prototype.connect = refuse; dgram.createSocket = refuse;
for (const name of ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork']) child[name] = refuse;
syncBuiltinESMExports();`;

/** A module as an address. */
export function dataAddress(code: string): string {
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
}

/** Arguments of a Node that reads its program from standard input. */
export const OFFLINE_ARGUMENTS: readonly string[] = [
  ...['--import', dataAddress(REFUSE), '--max-old-space-size=512', '--input-type=module', '-'],
];

/** Only what Node needs: such code has no business with keys in the environment. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '', NODE_ENV: 'production' };
}
