import { expect, it } from 'vitest';
import { siteFileName } from './siteFileName.ts';

it.each([
  ['Lampstand', 'lampstand-data.json'],
  ['Grace & Truth  Chapel', 'grace-truth-chapel-data.json'],
  ['은혜교회', '은혜교회-data.json'],
  ['Église Saint-Étienne!', 'église-saint-étienne-data.json'],
  ['../../etc', 'etc-data.json'],
  ['✝✝', 'data.json'],
])('a site named %s names its files %s', (site, name) => {
  expect(siteFileName(site, 'data.json')).toBe(name);
});
