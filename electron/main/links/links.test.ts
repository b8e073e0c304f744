import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportJson } from '../../../core/journal/export.ts';
import { hostileLinks } from '../security/testing/deepLinks.ts';
import { readDeepLink } from './deepLink.ts';
import { incomingOf, readIncoming } from './incoming.ts';

describe('links that open the app', () => {
  it.each([
    ['lampstand://topic/anxiety', '/topic/anxiety'],
    ['lampstand://topic/anxiety/', '/topic/anxiety'],
    ['lampstand://note/facing-a-layoff-2', '/note/facing-a-layoff-2'],
    ['lampstand://home', '/'],
    ['lampstand://category/money', '/category/money'],
    ['lampstand://login', '/login'],
    ['lampstand://register', '/register'],
    ['lampstand://journal', '/journal'],
    ['lampstand://new-prayer/', '/journal?new=prayer'],
  ])('%s leads to %s', (link, path) => expect(readDeepLink(link)).toBe(path));

  it('refuses sixty hostile spellings', () => {
    expect(hostileLinks.length).toBeGreaterThanOrEqual(60);
    for (const link of hostileLinks) {
      expect(readDeepLink(link), link).toBeNull();
      expect(incomingOf(['lampstand', link]), link).toBeNull();
    }
  });
});

describe('a link or file from another program', () => {
  let folder: string;
  const saved = exportJson([], 'mary', '2026-11-20T08:00:00.000Z');
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lampstand-links-'));
    await writeFile(join(folder, 'mine.lampstand.json'), saved);
    await writeFile(join(folder, 'other.lampstand.json'), '{"format":"other"}');
    await writeFile(join(folder, 'mine.json'), saved);
    await mkdir(join(folder, 'folder.lampstand'));
    await writeFile(join(folder, 'huge.lampstand'), '');
    await truncate(join(folder, 'huge.lampstand'), 65 * 1024 * 1024);
    await symlink('/dev/zero', join(folder, 'endless.lampstand.json'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is found on a command line behind its switches', () => {
    expect(incomingOf(['lampstand', '--no-sandbox', 'lampstand://journal'])).toBe('lampstand://journal');
    expect(incomingOf(['electron', '.', 'a.lampstand.json', '--flag'])).toBe('a.lampstand.json');
    expect(incomingOf(['lampstand', '/home/ann/a b.lampstand'])).toBe('/home/ann/a b.lampstand');
    expect(incomingOf(['lampstand://journal'])).toBeNull();
    expect(incomingOf(['lampstand', '--open=lampstand://journal', '.'])).toBeNull();
  });

  it('is read as a page, a saved journal, or nothing', async () => {
    expect(await readIncoming('lampstand://journal', folder)).toEqual({ name: 'go', path: '/journal' });
    expect(await readIncoming('mine.lampstand.json', folder)).toEqual({
      name: 'import',
      file: 'mine.lampstand.json',
      text: saved,
    });
    for (const text of ['mine.json', '/etc/passwd', '']) expect(await readIncoming(text, folder), text).toBeNull();
  });

  it.each([
    ['other.lampstand.json', 'no_copy'],
    ['endless.lampstand.json', 'no_copy'],
    ['folder.lampstand', 'no_copy'],
    ['none.lampstand', 'unreadable'],
    ['huge.lampstand', 'too_large'],
  ])('%s is no saved journal, and its place is told to nobody', async (file, why) => {
    expect(await readIncoming(file, folder)).toEqual({ name: 'importFailed', file, why });
  });
});
