import { EventEmitter } from 'node:events';
import type { App, Session, WebContents } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { keepCertificateErrors } from './certificates.ts';
import { isOwnDownload } from './downloads.ts';
import { keepInside } from './navigation.ts';
import { isAllowedRequest } from './network.ts';
import { denyPermissions, isPermitted } from './permissions.ts';
import { watchUserActivation } from './userActivation.ts';
import { sandboxEverything, webPreferences } from './sandbox.ts';
import { refuseWebviews } from './webviews.ts';

/** Stands for a page: emits Electron's events, and keeps the handler for new windows. */
const fakeContents = () => {
  const emitter = new EventEmitter();
  const setWindowOpenHandler = vi.fn<(handler: (details: { url: string }) => { action: string }) => void>();
  const loadURL = vi.fn(() => Promise.resolve());
  const contents = Object.assign(emitter, { setWindowOpenHandler, loadURL }) as unknown as WebContents;
  const send = (name: string, url: string) => {
    const event = { url, preventDefault: vi.fn() };
    emitter.emit(name, event);
    return event.preventDefault.mock.calls.length > 0;
  };
  return {
    contents,
    emitter,
    loadURL,
    send,
    openWindow: (url: string) => setWindowOpenHandler.mock.calls[0]?.[0]({ url }),
  };
};

describe('navigation', () => {
  it('navigates to our pages only, and opens the rest outside', () => {
    const { contents, send } = fakeContents();
    const openOutside = vi.fn();
    keepInside(contents, openOutside);
    expect(send('will-frame-navigate', 'app://lampstand/topic/anger')).toBe(false);
    expect(openOutside).not.toHaveBeenCalled();
    expect(send('will-frame-navigate', 'https://example.com/')).toBe(true);
    expect(openOutside).toHaveBeenCalledExactlyOnceWith('https://example.com/');
  });

  it('refuses redirects to other pages, and opens none outside', () => {
    const { contents, send } = fakeContents();
    const openOutside = vi.fn();
    keepInside(contents, openOutside);
    expect(send('will-redirect', 'https://evil.example/')).toBe(true);
    expect(send('will-redirect', 'app://lampstand/')).toBe(false);
    expect(openOutside).not.toHaveBeenCalled();
  });

  it('given about:blank, loads the first page', () => {
    const { contents, emitter, loadURL } = fakeContents();
    keepInside(contents, vi.fn());
    emitter.emit('did-navigate', {}, 'app://lampstand/topic/anger');
    expect(loadURL).not.toHaveBeenCalled();
    emitter.emit('did-navigate', {}, 'about:blank');
    expect(loadURL).toHaveBeenCalledExactlyOnceWith('app://lampstand/');
  });

  it('opens no new window, not even for our own pages', () => {
    const { contents, openWindow } = fakeContents();
    keepInside(contents, vi.fn());
    for (const url of ['app://lampstand/', 'about:blank', 'https://example.com/', 'javascript:1'])
      expect(openWindow(url)).toEqual({ action: 'deny' });
  });

  it('refuses webviews', () => {
    const { contents, send } = fakeContents();
    refuseWebviews(contents);
    expect(send('will-attach-webview', '')).toBe(true);
  });
});

describe('user activation', () => {
  it('allows one link, within five seconds', () => {
    const { contents, emitter } = fakeContents();
    let now = 0;
    const clicked = watchUserActivation(contents, () => now);
    expect(clicked()).toBe(false);
    emitter.emit('input-event', {}, { type: 'mouseMove' });
    expect(clicked()).toBe(false);
    emitter.emit('input-event', {}, { type: 'mouseDown' });
    expect([clicked(), clicked()]).toEqual([true, false]);
    emitter.emit('input-event', {}, { type: 'rawKeyDown' });
    now += 6000;
    expect(clicked()).toBe(false);
  });
});

describe('permissions', () => {
  // What Electron's types list, and a made-up one.
  const denied =
    `ar automatic-fullscreen background-sync clipboard-read deprecated-sync-clipboard-read display-capture fileSystem fullscreen geolocation
    hid idle-detection keyboardLock local-fonts local-network-access media mediaKeySystem midi midiSysex nfc notifications openExternal
    payment-handler persistent-storage pointerLock screen-wake-lock sensors serial speaker-selection storage-access
    top-level-storage-access usb vr window-management unknown made-up`.split(/\s+/); // oxfmt-ignore

  it.each(denied)('denies %s', (name) => expect(isPermitted(name, 'app://lampstand/', true)).toBe(false));

  it('allows writing to the clipboard to our own page alone', () => {
    const copy = 'clipboard-sanitized-write';
    expect(isPermitted(copy, 'app://lampstand/topic/anger', true)).toBe(true);
    expect(isPermitted(copy, 'app://lampstand/', false)).toBe(false);
    for (const address of [undefined, '', 'null', 'https://lampstand/', 'app://lampstand.evil.example/', 'app://evil/'])
      expect(isPermitted(copy, address, true)).toBe(false);
  });

  it('denies requests, checks, devices and screens', () => {
    const set = vi.fn();
    denyPermissions(
      new Proxy({}, { get: (_target, name) => (handler: unknown) => void set(name, typeof handler) }) as Session,
    );
    expect(set.mock.calls).toEqual([
      ['setPermissionRequestHandler', 'function'],
      ['setPermissionCheckHandler', 'function'],
      ['setDevicePermissionHandler', 'function'],
      ['setDisplayMediaRequestHandler', 'function'],
    ]);
  });
});

describe('requests', () => {
  const page = (url: string, resourceType = 'xhr') => isAllowedRequest({ url, resourceType, fromPage: true });
  const main = (url: string) => isAllowedRequest({ url, resourceType: 'other', fromPage: false });

  it.each([
    ['http://example.com/a.png', 'image'],
    ['http://localhost:3000/api/search', 'xhr'],
    ['https://example.com/', 'mainFrame'],
    ['https://example.com/', 'subFrame'],
    ['https://example.com/a.js', 'script'],
    ['https://example.com/', 'ping'],
    ['https://example.com/', 'xhr'],
    ['ws://example.com/', 'webSocket'],
    ['wss://example.com/', 'webSocket'],
    ['file:///etc/passwd', 'image'],
    ['file:///etc/passwd', 'mainFrame'],
    ['ftp://example.com/a', 'xhr'],
    ['data:text/html,a', 'mainFrame'],
    ['blob:app://lampstand/1', 'subFrame'],
    ['about:srcdoc', 'subFrame'],
    ['chrome://gpu', 'mainFrame'],
    ['app://lampstand/api/search', 'mainFrame'],
    ['app://lampstand/api/search', 'subFrame'],
    ['app://evil/', 'mainFrame'],
    ['app://lampstand/..%2fa', 'script'],
  ])('a page may not ask for %s as %s', (url, type) => expect(page(url, type)).toBe(false));

  it('a page may ask for its own files, the API, and pictures', () => {
    expect(page('app://lampstand/', 'mainFrame')).toBe(true);
    expect(page('app://lampstand/assets/a.js', 'script')).toBe(true);
    expect(page('app://lampstand/api/search')).toBe(true);
    expect(page('https://example.com/a.png', 'image')).toBe(true);
    expect(page('data:image/png;base64,AA', 'image')).toBe(true);
  });

  it('the main process asks servers only', () => {
    expect([main('https://example.com/api'), main('http://localhost:3000/api')]).toEqual([true, true]);
    expect([main('file:///etc/passwd'), main('ws://a/'), main('data:,a')]).toEqual([false, false, false]);
  });
});

describe('downloads', () => {
  it('saves only what our pages made', () => {
    expect(isOwnDownload(['blob:app://lampstand/1', 'blob:app://lampstand/1'])).toBe(true);
    for (const chain of [
      [],
      ['https://example.com/a.exe'],
      ['app://lampstand/a', 'https://example.com/a'],
      ['blob:https://a/1'],
      ['data:,a'],
    ])
      expect(isOwnDownload(chain)).toBe(false);
  });
});

describe('certificates', () => {
  it('refuses bad certificates, and sends none of the person’s', () => {
    const removeSwitch = vi.fn();
    const app = Object.assign(new EventEmitter(), { commandLine: { removeSwitch } });
    keepCertificateErrors(app as unknown as App);
    expect(removeSwitch).toHaveBeenCalledWith('ignore-certificate-errors');
    const [preventDefault, answer] = [vi.fn(), vi.fn()];
    app.emit('certificate-error', { preventDefault }, {}, 'https://a/', 'net::ERR_CERT_AUTHORITY_INVALID', {}, answer);
    expect(answer).toHaveBeenLastCalledWith(false);
    app.emit('select-client-certificate', { preventDefault }, {}, 'https://a/', [{}], answer);
    expect(answer).toHaveBeenLastCalledWith();
    expect(preventDefault).toHaveBeenCalledTimes(2);
  });
});

describe('sandbox', () => {
  const enabled = (userId: number | undefined, hasSwitch: boolean) => {
    const enableSandbox = vi.fn();
    sandboxEverything({ enableSandbox, commandLine: { hasSwitch: () => hasSwitch } } as unknown as App, userId);
    return enableSandbox.mock.calls.length === 1;
  };

  it('is enabled for everybody but root, whatever --no-sandbox says', () => {
    expect([enabled(1000, false), enabled(1000, true), enabled(undefined, true), enabled(0, false)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(enabled(0, true)).toBe(false);
  });

  it('states every protecting preference', () => {
    expect(webPreferences({} as Session, '/preload.cjs', true)).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      enableBlinkFeatures: '',
      webviewTag: false,
      devTools: false,
    });
  });
});
