import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const LIMIT = 12_000;

it('all drawings together stay small', () => {
  const files = globSync(join(import.meta.dirname, 'drawings*.ts')).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(LIMIT);
});
