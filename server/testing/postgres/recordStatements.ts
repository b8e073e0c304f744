import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import pg from 'pg';
import { afterAll, expect } from 'vitest';
import { paths } from '../../paths.ts';

/** A setup file: leaves in this folder which statements each test file ran (chooseTests.ts starts the tests and reads it). */
const folder = process.env['LAMPSTAND_RECORD_STATEMENTS'] ?? '';

const texts = new Set<string>();
const client = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
const { query } = client;

client.query = function (statement, ...rest) {
  const { text } = Object(statement) as { text?: unknown };
  if (typeof text === 'string') texts.add(text);
  return query.call(this, statement, ...rest);
};

afterAll(() => {
  client.query = query;
  const file = relative(paths.root, expect.getState().testPath ?? '');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${encodeURIComponent(file)}.json`), JSON.stringify({ file, texts: [...texts] }));
});
