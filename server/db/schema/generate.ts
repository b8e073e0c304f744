import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../openDatabase.ts';
import { describeTables } from './describe.ts';

/** `npm run schema`: writes tables.ts from a fresh database that the migrations made. */
const folder = mkdtempSync(join(tmpdir(), 'lampstand-schema-'));
const db = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder });
writeFileSync(join(import.meta.dirname, 'tables.ts'), await describeTables(db));
await db.close();
rmSync(folder, { recursive: true });
