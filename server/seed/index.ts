import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Library } from '../../core/contract/library.ts';
import { createHasher } from '../accounts/passwords/hasher.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { readEnv } from '../env.ts';
import { paths } from '../paths.ts';
import { readOptions, SeedUsageError, usage } from './options.ts';
import { seedDatabase, type Seeded } from './seed.ts';

/** `npm run seed`: demo people and what they did, into the configured database. */
const main = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2));
  const env = readEnv(process.env);
  if (!existsSync(paths.library))
    throw new SeedUsageError('The content is not built yet. Run "npm run content" first.');
  const library = JSON.parse(readFileSync(paths.library, 'utf8')) as Library;
  const { hash } = createHasher(1);
  const db = await openDatabase(env);
  try {
    const started = performance.now();
    const newPassword = () => randomBytes(12).toString('base64url');
    const seeded = await seedDatabase({ db, library, now: Date.now(), hash, newPassword }, options);
    report(seeded, (performance.now() - started) / 1000);
  } finally {
    await db.close();
  }
};

const report = ({ added, accounts }: Seeded, seconds: number): void => {
  for (const [what, count] of Object.entries(added)) console.log(`${String(count).padStart(9)} ${what}`);
  console.log(`Added in ${seconds.toFixed(1)} s.`);
  if (accounts.length === 0) {
    console.log('The demo accounts were there already; their passwords were shown when they were made.');
    return;
  }
  console.log('\nSign in as one of these. The passwords are shown this once:');
  for (const { email, password } of accounts) console.log(`  ${email}  ${password}`);
};

try {
  await main();
} catch (error) {
  // A person reads this: one clear sentence for what they can mend, the whole error for what they can't.
  const plain = ['EnvError', 'DataFolderInUse', 'SchemaTooNew', 'RealUsersHere', 'SeedUsageError'];
  const known = error instanceof Error && plain.includes(error.name);
  console.error(known ? error.message : error);
  if (error instanceof SeedUsageError) console.error(usage);
  process.exitCode = 1;
}
