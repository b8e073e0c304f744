import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/database.ts';
import { describeTables } from './describe.ts';

it('tables.ts describes what the migrations make (else run npm run schema)', async () => {
  const database = await createEmptyDatabase();
  const db = await database.open();
  expect(await describeTables(db)).toBe(readFileSync(join(import.meta.dirname, 'tables.ts'), 'utf8'));
  await db.close();
  await database.remove();
});
