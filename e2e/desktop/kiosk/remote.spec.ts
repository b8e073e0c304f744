import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Kiosk } from '../../../core/contract/kiosk.ts';
import { defaultScreen, type ScreenSettings } from '../../../core/rules/kiosk/kiosk.ts';
import { button, expect, heading, test as base, unlock } from './fixtures.ts';
import { pair } from './church.ts';

interface Fixtures {
  /** The dashboard of an admin who has added the kiosk, by its calls. */
  dashboard: {
    kiosk(): Promise<Kiosk | undefined>;
    setScreen(settings: Partial<ScreenSettings>): Promise<void>;
    restart(): Promise<void>;
  };
}

const test = base.extend<Fixtures>({
  dashboard: async ({ admin, server, setUp }, use) => {
    const { code, id } = await admin.add();
    await setUp(await pair(server, code));
    await use(dashboardOf(admin.request, id));
  },
});

/** So often a kiosk may say how it is, in seconds. */
const MINUTE = 6;

const dashboardOf = (request: APIRequestContext, id: string): Fixtures['dashboard'] => ({
  kiosk: async () =>
    ((await (await request.get('/api/admin/kiosks')).json()) as Kiosk[]).find((kiosk) => kiosk.id === id),
  setScreen: async (settings) =>
    expect(await request.put(`/api/admin/kiosks/${id}/screen`, { data: { ...defaultScreen, ...settings } })).toBeOK(),
  restart: async () => expect(await request.post(`/api/admin/kiosks/${id}/restart`)).toBeOK(),
});

const preferencesIn = async (profile: string): Promise<unknown> =>
  (JSON.parse(await readFile(join(profile, 'kiosk.json'), 'utf8')) as { preferences: unknown }).preferences;

test('a kiosk says how it is, follows an admin, tells what staff set, and restarts once when nobody is there', async ({
  dashboard,
  start,
  profile,
}) => {
  test.slow();
  const kiosk = await start({ minute: MINUTE });
  let page = kiosk.page();

  await test.step('says how it is', async () => {
    await expect.poll(async () => (await dashboard.kiosk())?.state?.isIdle).toBe(true);
    const { state, screen } = (await dashboard.kiosk()) ?? {};
    expect(state).toMatchObject({ version: await kiosk.app.evaluate(({ app }) => app.getVersion()), printing: 'off' });
    expect(state?.screen.width).toBeGreaterThan(100);
    expect(screen).toMatchObject({ settings: defaultScreen, changedBy: 'kiosk', isFollowed: true });
  });

  await test.step('follows the settings of an admin', async () => {
    await dashboard.setScreen({ idleSeconds: 90, keyboard: false });
    await expect.poll(async () => (await dashboard.kiosk())?.screen?.isFollowed).toBe(true);
    expect(await preferencesIn(profile)).toMatchObject({ idleSeconds: 90, keyboard: false });
    await button(page, /Touch here/).click();
    await expect(button(page, 'Help me grow')).toBeVisible();
    await expect(button(page, 'Space'), 'the letters are off').toHaveCount(0);
    await expect.poll(async () => (await dashboard.kiosk())?.state?.isIdle).toBe(false);
  });

  await test.step('tells those of staff', async () => {
    await unlock(page);
    await expect(page.getByText('last changed in the dashboard')).toBeVisible();
    await page.getByLabel('Ask “Still there?” after').selectOption('45 seconds');
    await button(page, 'Save').click();
    await expect(page.getByText('last changed here, and the dashboard shows them')).toBeVisible();
    expect((await dashboard.kiosk())?.screen).toMatchObject({ settings: { idleSeconds: 45 }, changedBy: 'kiosk' });
    page = await kiosk.next(() => button(page, 'Back to the kiosk').click());
    await expect(heading(page)).toHaveText('What is on your heart today?');
  });

  const saidAt = async () => (await dashboard.kiosk())?.state?.at;
  await test.step('restarts when the visitor has gone, and once', async () => {
    // The test stays with this process: another that it starts itself would be out of its hands.
    await kiosk.app.evaluate(({ app }) => {
      const ends: string[] = [];
      Object.assign(globalThis, { ends });
      app.relaunch = () => void ends.push('relaunch');
      app.exit = (code) => void ends.push(`exit ${code}`);
    });
    const ends = () => kiosk.app.evaluate(() => (globalThis as unknown as { ends: string[] }).ends);
    await button(page, /Touch here/).click();
    await page.keyboard.type('somebody is there');
    await dashboard.restart();
    const asked = await saidAt();
    await expect.poll(saidAt, { timeout: 60_000 }).not.toBe(asked);
    expect(await ends()).toEqual([]);
    expect((await dashboard.kiosk())?.restart?.doneAt).toBeNull();

    await kiosk.next(() => button(page, 'I’m done').click());
    await expect.poll(ends, { timeout: 60_000 }).toEqual(['relaunch', 'exit 0']);
    await expect.poll(async () => (await dashboard.kiosk())?.restart?.doneAt, { timeout: 60_000 }).not.toBeNull();
    expect(await ends(), 'once').toEqual(['relaunch', 'exit 0']);
    await kiosk.app.evaluate(({ app }) => app.quit()).catch(() => undefined);
    await kiosk.close().catch(() => undefined);
  });

  const again = await start({ minute: MINUTE });
  const before = await saidAt();
  await expect.poll(saidAt, { timeout: 60_000 }).not.toBe(before);
  await expect(heading(again.page())).toHaveText('What is on your heart today?');
  expect(await preferencesIn(profile)).toMatchObject({ idleSeconds: 45 });
});
