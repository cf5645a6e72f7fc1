/** Waline on a free port, with an empty database in a file: `node serve.cjs <installed folder> <database folder>`; prints its address. */
const { readFileSync } = require('node:fs');
const { createServer } = require('node:http');
const { createRequire } = require('node:module');
const { join } = require('node:path');

const [installed, folder] = process.argv.slice(2);
const load = createRequire(join(installed, 'package.json'));

/** What its own login page does, without its look: asks for a token, and hands it to the window that opened it. */
const LOGIN = `
document.body.innerHTML = '<form><label>邮箱 <input name="email"></label><label>密码 <input name="password" type="password"></label><button>登录</button></form>';
document.forms[0].onsubmit = async (event) => {
  event.preventDefault();
  const body = JSON.stringify(Object.fromEntries(new FormData(event.target)));
  const answer = await fetch(window.serverURL + 'token', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  window.opener.postMessage({ type: 'userInfo', data: { remember: false, ...(await answer.json()).data } }, '*');
};`;

const { Database } = load('node-sqlite3-wasm');
const database = new Database(join(folder, 'waline.sqlite'));
database.exec(readFileSync(join(__dirname, 'schema.sql'), 'utf8'));
database.close();

let waline;
const server = createServer((request, response) => {
  // What it asks of other hosts: by which of them readers may log in (none), and the script of its pages.
  if (request.url === '/oauth') return response.end('{"services":[]}');
  if (request.url === '/login.js') return response.end(LOGIN);
  return waline(request, response);
});
server.listen(0, '127.0.0.1', () => {
  const address = `http://127.0.0.1:${server.address().port}`;
  Object.assign(process.env, {
    SQLITE_PATH: folder,
    JWT_TOKEN: 'for-tests',
    OAUTH_URL: `${address}/oauth`,
    WALINE_ADMIN_MODULE_ASSET_URL: '/login.js',
    MARKDOWN_TEX: 'false',
    IPQPS: '0',
    FORBIDDEN_WORDS: '违禁词',
    ...process.env,
  });
  waline = load('@waline/vercel')({ env: 'production' });
  console.log(address);
});
