import type { CDPSession, Page } from '@playwright/test';
import { secondStart } from '../fixtures.ts';
import { expectSamePage, prepareForAttack, expectUnbroken } from './attack.ts';
import { expect, holdCorner, test, type RunningKiosk } from './fixtures.ts';

/** Chromium's own inputs, for what Playwright has no hand for. */
const handsOn = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

const scale = (page: Page) => page.evaluate(() => window.visualViewport?.scale);
const selected = (page: Page) => page.evaluate(() => getSelection()?.toString());

const stands = async (kiosk: RunningKiosk): Promise<void> => {
  await expectUnbroken(kiosk);
  await expectSamePage(kiosk);
};

test('no touch leaves the kiosk: pinch, long press, hold and drag; the held corner asks for the PIN', async ({
  kiosk,
}) => {
  await prepareForAttack(kiosk);
  const page = kiosk.page();
  const touchInput = await handsOn(page);
  await page.keyboard.type('something on my heart');
  const field = await page.getByRole('textbox').boundingBox();
  if (!field) throw new Error('There is no field');
  const [x, y] = [field.x + 40, field.y + 40];

  for (const gestureSourceType of ['touch', 'mouse'] as const) {
    await touchInput.send('Input.synthesizePinchGesture', { x, y, scaleFactor: 3, gestureSourceType });
    expect(await scale(page), `pinched by ${gestureSourceType}`).toBe(1);
  }
  const hold = { duration: 1_500, gestureSourceType: 'touch' } as const;
  await touchInput.send('Input.synthesizeTapGesture', { x, y, ...hold });
  await touchInput.send('Input.synthesizeTapGesture', { x, y: 200, ...hold });
  await touchInput.send('Input.synthesizeTapGesture', { x, y, tapCount: 3, gestureSourceType: 'touch' });
  await touchInput.send('Input.synthesizeScrollGesture', { x: 2, y: 300, xDistance: 500, gestureSourceType: 'touch' });
  await stands(kiosk);
  await holdCorner(page, { inRealTime: true });
  await stands(kiosk);
});

test('no mouse leaves the kiosk: other buttons, wheel, selection, drag and drop', async ({ kiosk }) => {
  await prepareForAttack(kiosk);
  const page = kiosk.page();
  const touchInput = await handsOn(page);
  await page.keyboard.type('something');
  await page.evaluate(() => {
    const picked: string[] = [];
    Object.assign(window, { picked });
    for (const name of ['dragstart', 'drop', 'contextmenu'])
      window.addEventListener(name, (event) => !event.defaultPrevented && picked.push(name));
  });

  for (const button of ['middle', 'right', 'back', 'forward'] as const)
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await touchInput.send('Input.dispatchMouseEvent', { type, button, x: 200, y: 200, clickCount: 1 });
  // With Control, as for zooming.
  for (const deltaY of [-400, 400])
    await touchInput.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x: 200,
      y: 200,
      deltaX: 0,
      deltaY,
      modifiers: 2,
    });
  expect(await scale(page)).toBe(1);

  await page.getByRole('heading', { level: 1 }).dblclick();
  expect(await selected(page), 'words of the page').toBe('');
  await page.getByRole('textbox').dblclick({ position: { x: 60, y: 40 } });
  await page.mouse.down();
  await page.mouse.move(300, 200, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => (window as unknown as { picked: string[] }).picked)).toEqual([]);
  await stands(kiosk);
});

test('no close, link or second start leaves the kiosk', async ({ kiosk }) => {
  await prepareForAttack(kiosk);
  // As the window manager closes it, and as a page might.
  await kiosk.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  await kiosk.page().evaluate(() => {
    window.resizeTo(300, 300);
    window.moveTo(500, 500);
  });
  await secondStart(kiosk, 'lampstand://topic/anxiety');
  // What other second starts hand over.
  await kiosk.app.evaluate(({ app }) => {
    for (const what of ['', 'https://evil.example/', '/etc/passwd.lampstand.json'])
      app.emit('second-instance', {}, ['lampstand', what], '/');
  });
  await stands(kiosk);
  const whole = await kiosk.app.evaluate(({ BrowserWindow, screen }) => ({
    window: BrowserWindow.getAllWindows()[0]?.getBounds(),
    screen: screen.getPrimaryDisplay().bounds,
  }));
  // Under X, Chromium keeps it a pixel smaller than the screen.
  expect(whole.window).toMatchObject({ x: 0, y: 0 });
  expect(whole.window?.width).toBeGreaterThanOrEqual(whole.screen.width - 1);
  expect(whole.window?.height).toBeGreaterThanOrEqual(whole.screen.height - 1);
});

test('no form leaves the kiosk, and no device is offered', async ({ kiosk }) => {
  await prepareForAttack(kiosk);
  const page = kiosk.page();
  for (const method of ['get', 'post'])
    for (const target of ['_self', '_blank', '_top'])
      await page.evaluate(
        ([how = '', where = '']) => {
          const form = document.createElement('form');
          Object.assign(form, { action: 'https://evil.example/', method: how, target: where });
          document.body.append(form);
          form.submit();
        },
        [method, target],
      );
  const offered = await page.evaluate(async () => {
    const tools = window as unknown as Record<string, (options?: object) => Promise<unknown>>;
    const devices = navigator as unknown as Record<string, Record<string, (options?: object) => Promise<unknown>>>;
    const asks: Record<string, () => Promise<unknown> | undefined> = {
      usb: () => devices['usb']?.['requestDevice']?.({ filters: [] }),
      hid: () => devices['hid']?.['requestDevice']?.({ filters: [] }),
      serial: () => devices['serial']?.['requestPort']?.(),
      bluetooth: () => devices['bluetooth']?.['requestDevice']?.({ acceptAllDevices: true }),
      midi: () => navigator.requestMIDIAccess(),
      screen: () => navigator.mediaDevices.getDisplayMedia(),
      microphone: () => navigator.mediaDevices.getUserMedia({ audio: true }),
      place: () => new Promise((done, fail) => navigator.geolocation.getCurrentPosition(done, fail)),
      file: () => tools['showOpenFilePicker']?.(),
      save: () => tools['showSaveFilePicker']?.(),
      folder: () => tools['showDirectoryPicker']?.(),
      fonts: () => tools['queryLocalFonts']?.(),
      screens: () => tools['getScreenDetails']?.(),
      share: () => navigator.share({ text: 'x' }),
      notice: async () => ((await Notification.requestPermission()) === 'granted' ? 'granted' : undefined),
    };
    const late = () => new Promise((done) => setTimeout(done, 20_000, 'still asks'));
    const answers = Object.entries(asks).map(async ([name, ask]) => {
      const answer = await Promise.race([(async () => ask())(), late()]).catch(() => undefined);
      // A list of nothing is no offer either.
      return answer === undefined || (Array.isArray(answer) && answer.length === 0)
        ? []
        : [answer === 'still asks' ? `${name}: still asks` : name];
    });
    return (await Promise.all(answers)).flat();
  });
  expect(offered).toEqual([]);
  await stands(kiosk);
});
