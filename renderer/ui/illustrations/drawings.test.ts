import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawings } from './drawings.ts';

const LIMIT = 12_000;

it('all drawings together stay small', () => {
  const files = ['drawings.ts', 'categoryDrawings.ts', 'strokes.ts'].map((name) => join(import.meta.dirname, name));
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(LIMIT);
});

it('every category has one', () => {
  const file = join(import.meta.dirname, '../../../content/categories.json');
  const categories = JSON.parse(readFileSync(file, 'utf8')) as { id: string }[];
  expect(categories.length).toBeGreaterThan(0);
  for (const { id } of categories) expect(Object.keys(drawings)).toContain(id);
});
