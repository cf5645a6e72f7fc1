/**
 * Loaded before a command (`node --require`): at a chosen change of the file system it ends the process as a kill would,
 * or lets that change and all later ones fail. `FS_FAULT` holds a regular expression for the change, told as
 * `rename <from> <to>`, and which one of those that match.
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const CHANGES = ['writeFile', 'appendFile', 'mkdir', 'rename', 'link', 'rm', 'copyFile', 'utimes'];
/** Deleting needs no space. */
const FREE = ['rm'];

if (process.env.FS_FAULT) {
  const { at, matching = '', error } = JSON.parse(process.env.FS_FAULT);
  const wanted = new RegExp(matching);
  let seen = 0;
  const before = (what, args) => {
    const paths = args.filter((arg) => typeof arg === 'string' && arg.length < 1000);
    if (error && FREE.includes(what)) return;
    if (!wanted.test(`${what} ${paths.join(' ')}`)) return;
    if (seen++ < at) return;
    if (!error) process.kill(process.pid, 'SIGKILL');
    // Node says of a folder that it cannot make with its parents on a read-only disk that it does not exist.
    const isHidden = error === 'EROFS' && what === 'mkdir' && args[1]?.recursive;
    const code = isHidden ? 'ENOENT' : error;
    throw Object.assign(new Error(`${code}: injected, ${what} '${paths[0]}'`), { code, path: paths[0] });
  };
  for (const what of CHANGES) {
    const real = fs[`${what}Sync`];
    fs[`${what}Sync`] = (...args) => {
      before(what, args);
      return real(...args);
    };
  }
  syncBuiltinESMExports();
}
