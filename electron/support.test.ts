import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * When each Electron major gets its last mend. 44: releases.electronjs.org/schedule by way of endoflife.date. 45: not listed
 * yet; the third major after it ends it, and those come every eight weeks at the soonest (electronjs.org/blog/8-week-cadence).
 */
const ends: Readonly<Record<string, string>> = {
  44: '2027-03-02',
  45: '2027-04-07',
};

it('the Electron that we ship is still supported (E16)', () => {
  const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const major = devDependencies['electron']?.split('.')[0] ?? '';
  const end = ends[major];
  expect(end, `When does Electron ${major} end? Look it up and put it into this table.`).toBeDefined();
  expect(Date.now(), `Electron ${major} gets no more mends since ${end}: move on to the next.`).toBeLessThan(
    Date.parse(end ?? ''),
  );
});
