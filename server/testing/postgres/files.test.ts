import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import files from './files.json' with { type: 'json' };
import { mustRun } from './mustRun.ts';

it('the tests that run on PostgreSQL are there, and those that must are among them (else npm run test:choose)', () => {
  expect(files.filter((file) => !existsSync(join(paths.root, file)))).toEqual([]);
  for (const pattern of mustRun) {
    const found = globSync(pattern, { cwd: paths.root });
    expect(found, pattern).not.toEqual([]);
    expect(files).toEqual(expect.arrayContaining(found));
  }
});
