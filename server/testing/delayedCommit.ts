import Database from 'better-sqlite3';

// Broken on purpose: loaded into a server that kill.test.ts starts, it lets every commit take effect a moment after it was acknowledged.
const { exec } = Database.prototype;

Database.prototype.exec = function (this: Database.Database, sql: string) {
  if (sql === 'BEGIN IMMEDIATE' && this.inTransaction) return this;
  if (sql !== 'COMMIT') return exec.call(this, sql);
  setTimeout(() => {
    if (this.inTransaction) exec.call(this, sql);
  }, 15);
  return this;
};
