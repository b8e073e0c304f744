import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe as group, expect, it, vi } from 'vitest';
import { describe, log, logTo } from './log.ts';

group('the log', () => {
  it('keeps messages and folders of errors out', () => {
    const error = Object.assign(new Error('ENOENT: /home/mary/prayers.txt: Lord, help me'), { code: 'ENOENT' });
    const line = JSON.stringify(describe(error));
    expect(line).toContain('"code":"ENOENT"');
    expect(line).toMatch(/log\.test\.ts:\d+/);
    for (const personal of ['Lord', 'mary', '/home', import.meta.dirname]) expect(line).not.toContain(personal);
    expect(describe('Lord, help me')).toEqual({ name: 'string' });
  });

  it('writes one JSON line an event', () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    log.info('started', { version: '1\n2' });
    expect(print.mock.calls[0]?.[0]).toMatch(/^\{"level":"info",.*"version":"1\\n2"\}$/);
    print.mockRestore();
  });

  it('rotates its file before it grows large', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lampstand-log-'));
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    logTo(folder);
    for (let line = 0; line < 8000; line++) log.info('a line', { text: 'x'.repeat(200) });
    print.mockRestore();
    expect((await readdir(folder)).toSorted()).toEqual(['lampstand.log', 'lampstand.old.log']);
    for (const name of await readdir(folder))
      expect((await stat(join(folder, name))).size).toBeLessThanOrEqual(513 * 1024);
    const [line = ''] = (await readFile(join(folder, 'lampstand.log'), 'utf8')).split(/\r?\n/);
    expect(JSON.parse(line)).toMatchObject({ level: 'info', msg: 'a line' });
    await rm(folder, { recursive: true });
  });
});
