/** The little of `sqlite3` that Waline calls, over SQLite in WebAssembly: the package itself fetches a binary from outside of the registry when it is installed. */
const { Database: Wasm } = require('node-sqlite3-wasm');

class Database {
  constructor(file, done) {
    this.open = new Wasm(file);
    queueMicrotask(() => done(null));
  }

  all(sql, done) {
    this.#answer(() => done(null, this.open.all(sql)), done);
  }

  run(sql, done) {
    this.#answer(() => {
      const { changes, lastInsertRowid } = this.open.run(sql);
      done.call({ changes, lastID: Number(lastInsertRowid) }, null);
    }, done);
  }

  close() {
    this.open.close();
  }

  #answer(work, failed) {
    try {
      work();
    } catch (error) {
      failed(error);
    }
  }
}

module.exports = { Database };
