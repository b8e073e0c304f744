import { scryptSync } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { isOpenCall } from './api.ts';
import { ASKED_EVERY, createPauses, usualPatience } from './watchdog.ts';
import { createIdle, isTouch } from './idle.ts';
import { isAllowedKey } from './keys.ts';
import { isRestartDue } from './night.ts';
import { createPins, waitAfter } from './pin.ts';
import { createKioskStore } from './store.ts';
import { forbiddenSwitches } from './switches.ts';
import { readTestSettings } from './testSettings.ts';

const SECOND = 1000;
const world = () => {
  const file = new Map<string, unknown>();
  const clock = { now: 1_000_000 };
  return { file, clock, store: createKioskStore(file), open: () => createKioskStore(file) };
};

describe('the staff PIN', () => {
  it.each(['', '12345', '1234567890123', '12a456', '12 345', '١٢٣٤٥٦'])('is not %j', async (pin) => {
    const { store, clock } = world();
    const pins = createPins(store, () => clock.now);
    expect(await pins.set(pin)).toBe(false);
    expect(pins.isSet()).toBe(false);
  });

  it('of four digits from before still opens, and no new one has so few', async () => {
    const { store, clock } = world();
    const pins = createPins(store, () => clock.now);
    const salt = Buffer.alloc(16, 7);
    const hash = scryptSync('2718', salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
    store.set('pin', { salt: salt.toString('base64'), hash: hash.toString('base64') });
    expect(await pins.set('31415')).toBe(false);
    expect(await pins.unlock('2718')).toEqual({ right: true });
  });

  it('opens, and is not in the file', async () => {
    const { store, clock, file } = world();
    const pins = createPins(store, () => clock.now);
    expect(await pins.set('271828')).toBe(true);
    expect(await pins.unlock('271828')).toEqual({ right: true });
    expect(JSON.stringify([...file])).not.toContain('271828');
  });

  it('makes whoever guesses wait 5, 10, 20 … seconds and at most a quarter of an hour, after a restart too', async () => {
    const { store, clock, open } = world();
    await createPins(store, () => clock.now).set('271828');
    const unlock = (pin: string) => createPins(open(), () => clock.now).unlock(pin);
    for (const seconds of [0, 0, 5, 10, 20, 40]) {
      expect(await unlock('000000')).toEqual({ right: false, waitSeconds: seconds });
      if (seconds > 0) {
        expect(await unlock('271828'), 'the right one waits too').toEqual({ right: false, waitSeconds: seconds });
        clock.now += seconds * SECOND;
      }
    }
    expect(waitAfter(100)).toBe(15 * 60 * SECOND);
    expect(await unlock('271828')).toEqual({ right: true });
    expect(await unlock('000000'), 'and all is forgotten').toEqual({ right: false, waitSeconds: 0 });
  });

  it('is counted before it is looked at: many at once are many tries', async () => {
    const { store, clock } = world();
    const pins = createPins(store, () => clock.now);
    await pins.set('271828');
    const answers = await Promise.all(['1111', '2222', '3333', '4444', '271828'].map((pin) => pins.unlock(pin)));
    expect(answers.filter(({ right }) => right)).toEqual([]);
    expect(store.get('tries')?.count).toBe(3);
  });

  it('does not wait longer because the clock was set back', async () => {
    const { store, clock } = world();
    const pins = createPins(store, () => clock.now);
    await pins.set('271828');
    for (let time = 1; time <= 3; time++) await pins.unlock('0000');
    clock.now -= 1_000_000;
    expect(await pins.unlock('271828')).toEqual({ right: false, waitSeconds: 5 });
  });
});

describe('whether anybody is there', () => {
  const watching = (patience = 60, countdown = 20) => {
    const clock = { now: 0 };
    const told: (number | null)[] = [];
    const onGone = vi.fn();
    const idle = createIdle({
      patience: () => patience * SECOND,
      countdown: countdown * SECOND,
      now: () => clock.now,
      onCountdown: (seconds) => told.push(seconds),
      onGone,
    });
    const pass = (seconds: number) => {
      for (let step = 0; step < seconds * 4; step++) {
        clock.now += SECOND / 4;
        idle.tick();
      }
    };
    return { idle, told, onGone, pass };
  };

  it('is asked after a minute, counted down from 20, and then everything goes', () => {
    const { idle, told, onGone, pass } = watching();
    idle.touched();
    pass(59);
    expect(told).toEqual([]);
    pass(21);
    expect(told).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index));
    expect(onGone).toHaveBeenCalledTimes(1);
    pass(600);
    expect(onGone, 'and nobody is asked again').toHaveBeenCalledTimes(1);
  });

  it('is answered by any touch', () => {
    const { idle, told, onGone, pass } = watching();
    expect(idle.touched(), 'nothing was asked').toBe(false);
    pass(70);
    expect(idle.touched(), 'the answer').toBe(true);
    expect(idle.touched()).toBe(false);
    expect(told.at(-1)).toBeNull();
    pass(59);
    expect(onGone).not.toHaveBeenCalled();
    expect(idle.isUsed()).toBe(true);
  });

  it('is not asked of a screen that nobody touched', () => {
    const { idle, told, onGone, pass } = watching();
    pass(1000);
    idle.touched();
    idle.reset();
    pass(1000);
    expect([told, onGone.mock.calls]).toEqual([[], []]);
  });

  it('is told by hands and keys, not by a pointer that moves by itself', () => {
    expect(['mouseDown', 'keyDown', 'touchStart', 'mouseWheel', 'gestureTap'].every(isTouch)).toBe(true);
    expect(['mouseMove', 'mouseEnter', 'mouseLeave', 'pointerMove', ''].some(isTouch)).toBe(false);
  });
});

describe('keys', () => {
  const press = (key: string, modifiers = '') => ({
    key,
    control: modifiers.includes('c'),
    alt: modifiers.includes('a'),
    shift: modifiers.includes('s'),
    meta: modifiers.includes('m'),
  });

  it.each([
    'a',
    'Z',
    'é',
    'ß',
    '中',
    '1',
    ' ',
    '’',
    '@',
    'Enter',
    'Backspace',
    'Tab',
    'ArrowLeft',
    'Home',
    'Shift',
    'Dead',
  ])('let %j through', (key) => expect(isAllowedKey(press(key, key === 'Z' ? 's' : ''))).toBe(true));

  it('let AltGr write', () => {
    expect([...'@€{}[]\\~|µ'].every((key) => isAllowedKey(press(key, 'ca')))).toBe(true);
  });

  it.each<[string, string]>([
    ...[...'abcdefghijklmnopqrstuvwxyz0123456789+-=,.'].flatMap((key): [string, string][] => [
      [key, 'c'],
      [key.toUpperCase(), 'cs'],
      [key, 'm'],
      [key, 'a'],
    ]),
    ['t', 'ca'],
    ['Delete', 'ca'],
    ['Tab', 'a'],
    ['Tab', 'c'],
    ['F4', 'a'],
    ['ArrowLeft', 'a'],
    ['Home', 'a'],
    ['Backspace', 'c'],
    ['I', 'csm'],
    ...['F1', 'F3', 'F5', 'F6', 'F11', 'F12', 'Escape', 'ContextMenu', 'PrintScreen', 'Meta', 'Control', 'Alt', 'BrowserBack', 'BrowserHome',
      'BrowserSearch', 'LaunchApplication1', 'MediaPlayPause', 'Insert', 'Pause', 'ScrollLock', 'Help', 'Power', 'Eject', ''].map(
      (key): [string, string] => [key, ''],
    ), // prettier-ignore
  ])('keep %j with %j away', (key, modifiers) => expect(isAllowedKey(press(key, modifiers))).toBe(false));
});

describe('switches', () => {
  it.each([
    '--remote-debugging-port=9222', '--remote-debugging-pipe', '--remote-debugging-address=0.0.0.0', '-remote-debugging-port=1', '--inspect',
    '--inspect-brk=0', '--inspect-port=1', '--js-flags=--expose-gc', '--JS-FLAGS=x', '--require=/tmp/a.js', '-r', '--import=a', '--eval',
    '--load-extension=/tmp', '--auto-open-devtools-for-tabs', '--disable-web-security', '--proxy-server=evil', '--host-resolver-rules=MAP * evil',
    '--host-rules=MAP * evil', '--ignore-certificate-errors', '--enable-logging', '--log-net-log=/tmp/a', '--ssl-key-log-file=/tmp/a',
    '--renderer-cmd-prefix=gdb', '--gpu-launcher=x', '--utility-cmd-prefix=x', '--unsafely-treat-insecure-origin-as-secure=http://evil',
  ])('%s keeps a kiosk from starting', (arg) => expect(forbiddenSwitches(['app', arg, '--kiosk'])).toHaveLength(1)); // prettier-ignore

  it('do not mind the usual ones', () => {
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

describe('what tests may change', () => {
  it('is nothing in a packaged app', () => {
    const set = { LAMPSTAND_KIOSK_TEST: '{"idle":1}' };
    expect(readTestSettings(set, true)).toBeNull();
    expect(readTestSettings(set, false)).toEqual({ idle: 1 });
    expect(readTestSettings({}, false)).toBeNull();
  });
});

describe('what a kiosk’s page may ask the server', () => {
  it.each([
    ['POST', '/api/search', true],
    ['GET', '/api/categories', true],
    ['GET', '/api/categories/emotions/topics', true],
    ['POST', '/api/kiosk/prayer-requests', true],
    ['GET', '/api/search', false],
    ['GET', '/api/kiosk', false],
    ['POST', '/api/kiosk/pair', false],
    ['POST', '/api/auth/login', false],
    ['GET', '/api/auth/user', false],
    ['POST', '/api/prayers', false],
    ['POST', '/api/search/', false],
    ['POST', '/api/search/x', false],
    ['GET', '/api/categories/a/b/topics', false],
    ['DELETE', '/api/user/recent-searches', false],
  ])('%s %s: %s', (method, path, may) => expect(isOpenCall(method, path)).toBe(may));
});

describe('the nightly restart', () => {
  const hour = 3;
  const at = (hours: number, minutes = 0) => new Date(2026, 10, 20, hours, minutes);
  const yesterday = at(0).getTime() - 12 * 60 * 60_000;
  it.each<[string, Date, number, boolean, boolean]>([
    ['is due at its hour', at(3, 1), yesterday, false, true],
    ['is not due at another', at(4, 1), yesterday, false, false],
    ['waits while somebody is there', at(3, 1), yesterday, true, false],
    ['comes once a night', at(3, 30), at(3, 1).getTime(), false, false],
  ])('%s', (_, now, startedAt, used, due) =>
    expect(isRestartDue(now, hour, now.getTime() - startedAt, used)).toBe(due),
  );
});

it('waits longer between pages that crash at once, and never gives up', () => {
  const clock = { now: 0 };
  const next = createPauses(() => clock.now);
  const waits = Array.from({ length: 8 }, () => next());
  expect(waits).toEqual([300, 600, 1200, 2400, 4000, 4000, 4000, 4000]);
  clock.now += 61_000;
  expect(next()).toBe(300);
});

it('finds a page that hangs, and waits before the next, well within ten seconds', () => {
  expect(ASKED_EVERY + usualPatience.answer + createPauses(Date.now)()).toBeLessThan(6 * SECOND);
});
