import { describe as group, expect, it, vi } from 'vitest';
import { describe, log } from './log.ts';

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
});
