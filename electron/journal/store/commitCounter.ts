import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';

const CHECKSUM_BYTES = 8;

const encode = (...numbers: number[]): Buffer => {
  const content = Buffer.alloc(numbers.length * 8 + CHECKSUM_BYTES);
  for (const [index, number] of numbers.entries()) content.writeBigUInt64BE(BigInt(number), index * 8);
  const counted = content.subarray(0, -CHECKSUM_BYTES);
  createHash('sha256').update(counted).digest().copy(content, counted.length, 0, CHECKSUM_BYTES);
  return content;
};

const LENGTH = encode(0, 0).length;

/** One that was written before prayers were counted is shorter. Null when it is not as it was written. */
const decode = (content: Buffer): number[] | null => {
  const numbers: number[] = [];
  for (let at = 0; at + CHECKSUM_BYTES < content.length; at += 8) numbers.push(Number(content.readBigUInt64BE(at)));
  return numbers.every(Number.isSafeInteger) && encode(...numbers).equals(content) ? numbers : null;
};

export type CommitCounter = ReturnType<typeof openCommitCounter>;

/**
 * How many commits the database was seen to have, in a file of its own: a log that lost its end, or was deleted, leaves
 * a database that is intact but older than what was confirmed. Not flushed, and so never ahead of the database.
 */
export const openCommitCounter = (file: string) => {
  // Made where there is none: r+ opens only what exists, and a+ writes only at the end.
  closeSync(openSync(file, 'a+'));
  const fd = openSync(file, 'r+');
  const content = Buffer.alloc(Math.min(fstatSync(fd).size, LENGTH) & ~7);
  readSync(fd, content, 0, content.length, 0);
  const [commits = 0, prayers = null] = decode(content) ?? [];
  return {
    /** 0 when it can't tell. */
    commits,
    /** How many prayers there were; null when it can't tell. */
    prayers,
    record(commitsNow: number, prayersNow: number) {
      try {
        writeSync(fd, encode(commitsNow, prayersNow), 0, LENGTH, 0);
      } catch {
        // What was committed is committed; the counter only tells less.
      }
    },
    close: () => closeSync(fd),
  };
};
