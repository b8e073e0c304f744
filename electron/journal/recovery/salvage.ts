import { readStart } from '../store/files.ts';
import type { DatabaseRow } from '../store/snapshot.ts';

// Reads rows out of a file that SQLite can't open any more, page by page: https://sqlite.org/fileformat2.html. Whatever is
// found counts only once its checksum was verified.

const LEAF_PAGE = 0x0a;
const INTERIOR_PAGE = 0x02;
const WAL_HEADER = 32;
const FRAME_HEADER = 24;
const MAX_OVERFLOW_PAGES = 1000;

type Pages = (number: number) => Buffer | undefined;

/** A variable-length integer, and where it ends; a damaged one gives nonsense, which no checksum fits. */
const varint = (page: Buffer, at: number): [value: number, next: number] => {
  let value = 0;
  for (let index = at; index < at + 9 && index < page.length; index++) {
    const byte = page[index] ?? 0;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, index + 1];
  }
  return [0, at + 9];
};

/** A cell's payload, with its overflow pages. */
const payloadAt = (pages: Pages, page: Buffer, cell: number): Buffer | null => {
  const usable = page.length;
  const [length, start] = varint(page, cell);
  const maxLocal = Math.floor(((usable - 12) * 64) / 255) - 23;
  const minLocal = Math.floor(((usable - 12) * 32) / 255) - 23;
  const split = minLocal + ((length - minLocal) % (usable - 4));
  const local = length <= maxLocal ? length : split <= maxLocal ? split : minLocal;
  if (length === 0 || start + local > usable) return null;
  const parts = [page.subarray(start, start + local)];
  let left = length - local;
  let next = left > 0 && start + local + 4 <= usable ? page.readUInt32BE(start + local) : 0;
  for (let count = 0; left > 0 && count < MAX_OVERFLOW_PAGES; count++) {
    const more = pages(next);
    if (!more) return null;
    parts.push(more.subarray(4, 4 + Math.min(left, usable - 4)));
    left -= usable - 4;
    next = more.readUInt32BE(0);
  }
  return left > 0 ? null : Buffer.concat(parts);
};

/** Null when it does not look like an id, a checksum and a body: serial types of odd text, a 16-byte blob and a blob. */
const rowIn = (payload: Buffer): DatabaseRow | null => {
  const [headerLength, first] = varint(payload, 0);
  const [id, second] = varint(payload, first);
  const [checksum, third] = varint(payload, second);
  const [body, end] = varint(payload, third);
  if (end !== headerLength || id < 13 || id % 2 === 0 || checksum !== 12 + 2 * 16 || body < 12 || body % 2) return null;
  const checksumAt = headerLength + (id - 13) / 2;
  const bodyEnd = checksumAt + 16 + (body - 12) / 2;
  if (bodyEnd > payload.length) return null;
  return {
    id: payload.toString('utf8', headerLength, checksumAt),
    checksum: payload.subarray(checksumAt, checksumAt + 16),
    body: payload.subarray(checksumAt + 16, bodyEnd),
  };
};

function* rowsOn(pages: Pages, page: Buffer, at: number): Generator<DatabaseRow> {
  const kind = page[at];
  if (kind !== LEAF_PAGE && kind !== INTERIOR_PAGE) return;
  const cells = at + (kind === LEAF_PAGE ? 8 : 12);
  const count = Math.min(page.readUInt16BE(at + 3), Math.floor((page.length - cells) / 2));
  for (let index = 0; index < count; index++) {
    const cell = page.readUInt16BE(cells + index * 2) + (kind === LEAF_PAGE ? 0 : 4);
    const payload = cell < page.length ? payloadAt(pages, page, cell) : null;
    const row = payload && rowIn(payload);
    if (row) yield row;
  }
}

/**
 * Everything that looks like a row of ours, in the database file and its log; later states of a row after earlier ones.
 * `maxBytes`: how many bytes of each are read.
 */
export function* salvage(file: string, maxBytes = Infinity, pageSize = 4096): Generator<DatabaseRow> {
  const main = readStart(file, maxBytes) ?? Buffer.alloc(0);
  const log = readStart(`${file}-wal`, maxBytes) ?? Buffer.alloc(0);
  // The first frame is of the log as it is now, whatever became of the log's own header.
  const salt = log.subarray(WAL_HEADER + 8, WAL_HEADER + 16);
  const old = new Map<number, Buffer>();
  const latest = new Map<number, Buffer>();
  for (let at = WAL_HEADER; at + FRAME_HEADER + pageSize <= log.length; at += FRAME_HEADER + pageSize) {
    // A log is written over from its beginning: what follows the last frame is older than the database.
    const frames = log.subarray(at + 8, at + 16).equals(salt) ? latest : old;
    frames.set(log.readUInt32BE(at), log.subarray(at + FRAME_HEADER, at + FRAME_HEADER + pageSize));
  }
  const inMain: Pages = (number) => {
    const at = (number - 1) * pageSize;
    return at >= 0 && at + pageSize <= main.length ? main.subarray(at, at + pageSize) : undefined;
  };
  for (const page of old.values()) yield* rowsOn((number) => old.get(number) ?? inMain(number), page, 0);
  for (let number = 1; number <= main.length / pageSize; number++) {
    const page = inMain(number);
    if (page) yield* rowsOn(inMain, page, number === 1 ? 100 : 0);
  }
  for (const page of latest.values()) yield* rowsOn((number) => latest.get(number) ?? inMain(number), page, 0);
}
