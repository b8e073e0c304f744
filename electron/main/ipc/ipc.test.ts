import { isDeepStrictEqual } from 'node:util';
import type { IpcMainInvokeEvent, Session, WebFrameMain } from 'electron';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { channelOf, type BridgeReply } from '../../../core/bridge/bridge.ts';
import { BridgeError } from '../../../core/bridge/bridgeError.ts';
import { verb } from '../../../core/bridge/verb.ts';
import { verbNames } from '../../../core/bridge/verbs.ts';
import { kioskPin } from '../../../core/rules/kiosk/kiosk.ts';
import { plainCode } from '../../../core/rules/kiosk/kiosk.ts';
import { appHandlers } from './app.ts';
import { journalHandlers } from './journal.ts';
import { createPageEvents } from './pageEvents.ts';
import type { JournalHost } from '../../journal/host.ts';
import { createPreferences, createShortcut } from '../preferences/preferences.ts';
import { createSettings } from '../settings/schema.ts';
import { openServerChoice } from '../settings/server.ts';
import { answer, refuseAll, registerGroup } from './register.ts';
import { settingsHandlers } from './settings.ts';

type Listener = (event: IpcMainInvokeEvent, ...args: unknown[]) => Promise<BridgeReply<unknown>>;
type Sent = Parameters<Listener>[0];

const session = {} as Session;
const frame = (url: string) => ({ url }) as WebFrameMain;
const sent = (senderFrame: WebFrameMain | null, mainFrame = senderFrame, from = session): Sent =>
  ({ senderFrame, sender: { mainFrame, session: from } }) as unknown as Sent;
const own = sent(frame('app://lampstand/journal'));

/** All that answers, by its channel, with every verb's work watched. */
const answering = () => {
  const channels = new Map<string, Listener>();
  const ipcMain = { handle: (channel: string, listener: Listener) => void channels.set(channel, listener) };
  const run = vi.fn();
  const watched = <T extends object>(handlers: T): T =>
    Object.fromEntries(Object.keys(handlers).map((name) => [name, run])) as T;
  const settings = createSettings(new Map<string, unknown>());
  const server = openServerChoice({ fixed: undefined, settings, fetch: vi.fn() });
  const login = { isOn: () => false, set: vi.fn() };
  const shortcut = createShortcut({ register: vi.fn(() => true), unregisterAll: vi.fn() }, vi.fn());
  const preferences = createPreferences({ settings, login, shortcut });
  registerGroup(
    ipcMain,
    session,
    'app',
    watched(
      appHandlers({
        pageEvents: createPageEvents(vi.fn()),
        painted: vi.fn(),
        server,
        serverStatus: { check: vi.fn() },
        google: { start: vi.fn() },
        savePdf: vi.fn(),
        reminders: { canShow: vi.fn(), show: vi.fn() },
      }),
    ),
  );
  registerGroup(ipcMain, session, 'settings', watched(settingsHandlers({ server, preferences })));
  registerGroup(ipcMain, session, 'journal', watched(journalHandlers({} as JournalHost, vi.fn())));
  registerGroup(ipcMain, session, 'kiosk', watched(refuseAll('kiosk')));
  return { channels, run };
};

const strangers: [string, Sent][] = [
  ['a frame that has gone', sent(null)],
  ['a frame within the page', sent(frame('app://lampstand/'), frame('app://lampstand/'))],
  ['another session', sent(frame('app://lampstand/'), undefined, {} as Session)],
  ...['https://lampstand/', 'https://evil.example/', 'app://evil/', 'app://lampstand.evil.example/', 'about:blank', '',
    'data:text/html,a', 'blob:app://lampstand/1', 'file:///etc/passwd', 'app://lampstand/api/search', 'devtools://a/', 'app://lampstand/..%2fa']
    .map((url): [string, Sent] => [`a page at ${url || 'no address'}`, sent(frame(url))]), // oxfmt-ignore
];

/** A few letters and digits by themselves may well be a PIN, a pairing code or the id of a note. */
const isMadeUp = ([only, ...more]: unknown[]): boolean =>
  more.length > 0 ||
  typeof only !== 'string' ||
  (plainCode(only).length < kioskPin.minEver && !/^[a-z0-9-]+$/.test(only));

describe('the bridge (E17)', () => {
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true });
  const madeUp = fc.sample(fc.array(anything, { minLength: 1 }).filter(isMadeUp), 1000);

  it('answers exactly the declared verbs', () => {
    const named = Object.entries(verbNames).flatMap(([group, verbs]) => verbs.map((verb) => channelOf(group, verb)));
    expect([...answering().channels.keys()].toSorted()).toEqual(named.toSorted());
  });

  it.each(strangers)('refuses %s on every channel', async (_name, event) => {
    const { channels, run } = answering();
    for (const listener of channels.values())
      for (const args of [[], ['a'], [{}]])
        expect(await listener(event, ...args)).toEqual({ ok: false, code: 'refused' });
    expect(run).not.toHaveBeenCalled();
  });

  it.each([...answering().channels.keys()])('accepts none of 1,000 made-up arguments on %s', async (channel) => {
    const { channels, run } = answering();
    const accepted: unknown[] = [];
    const invalid = { ok: false, code: 'invalid' };
    for (const args of madeUp)
      if (!isDeepStrictEqual(await channels.get(channel)?.(own, ...args), invalid)) accepted.push(args);
    expect(accepted).toEqual([]);
    expect(run).not.toHaveBeenCalled();
  });

  it.each([
    '',
    'lampstand.example',
    'http://lampstand.example',
    'file:///etc',
    'https://a.example/path',
    `https://a.example/${' '.repeat(300)}`,
  ])('tries no server at %j', async (text) => {
    const { channels, run } = answering();
    expect(await channels.get(channelOf('settings', 'useServer'))?.(own, text)).toEqual({ ok: false, code: 'invalid' });
    expect(run).not.toHaveBeenCalled();
  });

  it('returns values, and of a failure its code alone', async () => {
    const echo = verb(z.string()).returns<string>();
    expect(await answer(echo, (text) => text + text, ['a'])).toEqual({ ok: true, value: 'aa' });
    const failing = (error: Error) => answer(echo, () => Promise.reject(error), ['a']);
    expect(await failing(new BridgeError('invalid'))).toEqual({ ok: false, code: 'invalid' });
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await failing(new Error('Lord, help me'))).toEqual({ ok: false, code: 'failed' });
    expect(JSON.stringify(written.mock.calls)).not.toContain('Lord');
    written.mockRestore();
  });
});

describe('page events', () => {
  it('given no page that listens, keeps delivered events until one does', () => {
    const send = vi.fn();
    const pageEvents = createPageEvents(send);
    pageEvents.deliver({ name: 'go', path: '/journal' });
    pageEvents.send({ name: 'go', path: '/lost' });
    expect(pageEvents.ready()).toEqual([{ name: 'go', path: '/journal' }]);
    pageEvents.deliver({ name: 'go', path: '/a' });
    expect(send.mock.calls).toEqual([[{ name: 'go', path: '/a' }]]);
    pageEvents.pageGone();
    pageEvents.deliver({ name: 'go', path: '/b' });
    expect(send).toHaveBeenCalledTimes(1);
    expect(pageEvents.ready()).toEqual([{ name: 'go', path: '/b' }]);
  });

  it('given a page that is about to be replaced, keeps delivered events for the next, whatever the old one says', () => {
    const send = vi.fn();
    const pageEvents = createPageEvents(send);
    pageEvents.pageLeaves();
    expect(pageEvents.ready()).toEqual([]);
    pageEvents.deliver({ name: 'go', path: '/a' });
    pageEvents.pageGone();
    pageEvents.pageStays();
    expect(send).not.toHaveBeenCalled();
    expect(pageEvents.ready()).toEqual([{ name: 'go', path: '/a' }]);
  });

  it('given a navigation that is refused, goes on with the page that stays', () => {
    const send = vi.fn();
    const pageEvents = createPageEvents(send);
    pageEvents.ready();
    pageEvents.pageLeaves();
    pageEvents.deliver({ name: 'go', path: '/a' });
    expect(send).not.toHaveBeenCalled();
    pageEvents.pageStays();
    pageEvents.deliver({ name: 'go', path: '/b' });
    expect(send.mock.calls).toEqual([[{ name: 'go', path: '/a' }], [{ name: 'go', path: '/b' }]]);
  });
});
