import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';

/**
 * How many commits the database was seen to have, in a file of its own: a log that lost its end, or was deleted, leaves
 * a database that is sound but older than what was confirmed. Not flushed, and so never ahead of the database.
 */
export interface Witness {
  /** 0 when it can't tell. */
  commits: number;
  note(commits: number): void;
  close(): void;
}

const LENGTH = 16;

const write = (commits: number): Buffer => {
  const content = Buffer.alloc(LENGTH);
  content.writeBigUInt64BE(BigInt(commits));
  createHash('sha256').update(content.subarray(0, 8)).digest().copy(content, 8, 0, 8);
  return content;
};

const read = (content: Buffer): number => {
  const commits = Number(content.readBigUInt64BE());
  return Number.isSafeInteger(commits) && write(commits).equals(content) ? commits : 0;
};

export const openWitness = (file: string): Witness => {
  const fd = openSync(file, 'a+');
  closeSync(fd);
  const both = openSync(file, 'r+');
  const content = Buffer.alloc(LENGTH);
  if (fstatSync(both).size === LENGTH) readSync(both, content, 0, LENGTH, 0);
  return {
    commits: read(content),
    note(commits) {
      try {
        writeSync(both, write(commits), 0, LENGTH, 0);
      } catch {
        // What was committed is committed; the witness only tells less.
      }
    },
    close: () => closeSync(both),
  };
};
