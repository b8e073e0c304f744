import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';

/**
 * How many commits the database was seen to have, in a file of its own: a log that lost its end, or was deleted, leaves
 * a database that is sound but older than what was confirmed. Not flushed, and so never ahead of the database.
 */
export interface CommitCounter {
  /** 0 when it can't tell. */
  commits: number;
  /** How many prayers there were; null when it can't tell. */
  prayers: number | null;
  record(commits: number, prayers: number): void;
  close(): void;
}

const PROOF = 8;

const write = (...numbers: number[]): Buffer => {
  const content = Buffer.alloc(numbers.length * 8 + PROOF);
  for (const [index, number] of numbers.entries()) content.writeBigUInt64BE(BigInt(number), index * 8);
  const said = content.subarray(0, -PROOF);
  createHash('sha256').update(said).digest().copy(content, said.length, 0, PROOF);
  return content;
};

const LENGTH = write(0, 0).length;

/** One that was written before prayers were counted is shorter. Null when it is not as it was written. */
const read = (content: Buffer): number[] | null => {
  const numbers: number[] = [];
  for (let at = 0; at + PROOF < content.length; at += 8) numbers.push(Number(content.readBigUInt64BE(at)));
  return numbers.every(Number.isSafeInteger) && write(...numbers).equals(content) ? numbers : null;
};

export const openCommitCounter = (file: string): CommitCounter => {
  const fd = openSync(file, 'a+');
  closeSync(fd);
  const both = openSync(file, 'r+');
  const content = Buffer.alloc(Math.min(fstatSync(both).size, LENGTH) & ~7);
  readSync(both, content, 0, content.length, 0);
  const [commits = 0, prayers = null] = read(content) ?? [];
  return {
    commits,
    prayers,
    record(seen, counted) {
      try {
        writeSync(both, write(seen, counted), 0, LENGTH, 0);
      } catch {
        // What was committed is committed; the witness only tells less.
      }
    },
    close: () => closeSync(both),
  };
};
