import { describe, expect, it } from 'vitest';
import { isRestartDue } from './nightlyRestart.ts';
import { forbiddenSwitches } from './switches.ts';
import { readTestSettings } from './testSettings.ts';

describe('command line switches', () => {
  it.each([
    '--remote-debugging-port=9222', '--remote-debugging-pipe', '--remote-debugging-address=0.0.0.0', '-remote-debugging-port=1', '--inspect',
    '--inspect-brk=0', '--inspect-port=1', '--js-flags=--expose-gc', '--JS-FLAGS=x', '--require=/tmp/a.js', '-r', '--import=a', '--eval',
    '--load-extension=/tmp', '--auto-open-devtools-for-tabs', '--disable-web-security', '--proxy-server=evil', '--host-resolver-rules=MAP * evil',
    '--host-rules=MAP * evil', '--ignore-certificate-errors', '--enable-logging', '--log-net-log=/tmp/a', '--ssl-key-log-file=/tmp/a',
    '--renderer-cmd-prefix=gdb', '--gpu-launcher=x', '--utility-cmd-prefix=x', '--unsafely-treat-insecure-origin-as-secure=http://evil',
  ])('refuses %s', (arg) => expect(forbiddenSwitches(['app', arg, '--kiosk'])).toHaveLength(1)); // oxfmt-ignore

  it('allows harmless switches', () => {
    expect(
      forbiddenSwitches([
        '/opt/lampstand',
        '.',
        '--kiosk',
        '--no-sandbox',
        '--user-data-dir=/a',
        '--ozone-platform=wayland',
        'remote-debugging-port',
      ]),
    ).toEqual([]);
  });
});

describe('test settings', () => {
  it('are ignored in a packaged app', () => {
    const set = { LAMPSTAND_KIOSK_TEST: '{"idle":1}' };
    expect(readTestSettings(set, true)).toBeNull();
    expect(readTestSettings(set, false)).toEqual({ idle: 1 });
    expect(readTestSettings({}, false)).toBeNull();
  });
});

describe('the nightly restart', () => {
  const hour = 3;
  const at = (hours: number, minutes = 0) => new Date(2026, 10, 20, hours, minutes);
  const yesterday = at(0).getTime() - 12 * 60 * 60_000;
  it.each<[string, Date, number, boolean, boolean]>([
    ['is due at its hour', at(3, 1), yesterday, false, true],
    ['is not due at another', at(4, 1), yesterday, false, false],
    ['waits while the screen is in use', at(3, 1), yesterday, true, false],
    ['happens once a night', at(3, 30), at(3, 1).getTime(), false, false],
  ])('%s', (_, now, startedAt, used, due) =>
    expect(isRestartDue(now, hour, now.getTime() - startedAt, used)).toBe(due),
  );
});
