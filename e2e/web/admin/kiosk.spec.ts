import { KIOSK_TOKEN } from '../../../core/contract/kiosk.ts';
import type { CheckInReply, KioskReport } from '../../../core/contract/kioskScreen.ts';
import { defaultScreen, SILENT_AFTER } from '../../../core/rules/kiosk/kiosk.ts';
import { kioskLinkFragment, kioskLinkPath } from '../../../core/rules/kiosk/kioskLink.ts';
import { ADMIN_SECRET } from '../../fixtures.ts';
import { expect, newcomer, test, type Visitor } from '../pages/people.ts';

// Only the first admin is set up by the secret.
test.use({ ownServer: {} });

const naomi = newcomer('Naomi');

const becomeAdmin = async (visitor: Visitor): Promise<void> => {
  await visitor.signUp(naomi);
  const data = { email: naomi.email, adminSecret: ADMIN_SECRET };
  await expect(await visitor.page.request.post('/api/admin/setup', { data })).toBeOK();
};

test('an admin adds a kiosk, connects it by its code, changes it and removes it', async ({
  page,
  request,
  visitor,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of (400|500)/);
  await becomeAdmin(visitor);
  await page.route('**/api/admin/kiosks', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'User Management' }).press('End');
  await page.getByRole('tab', { name: 'Settings' }).press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Kiosks' })).toBeFocused();
  await page.emulateMedia({ forcedColors: 'active' });
  const lines = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
  expect(new Set(lines).size, 'with colours of the system the chosen tab is told from the other').toBe(2);
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(page).toHaveURL('/admin?tab=kiosks');
  await expect(page.getByText('The kiosks could not be loaded.')).toBeVisible();
  await visitor.button('Try again').click();
  await expect(page.getByText('No kiosk yet.')).toBeVisible();
  await expectAccessible();

  await visitor.button('Add a kiosk').click();
  await expectAccessible();
  await visitor.button('Add and show the code').click();
  await expect(page.getByRole('dialog').getByText('Please give the kiosk a name')).toHaveCount(2);
  await expect(visitor.field('Name')).toBeFocused();
  await visitor.field('Name').fill('Main lobby');
  await page.getByRole('checkbox').check();
  await visitor.button('Add and show the code').click();
  await expect(page.getByRole('dialog').getByText('Please say where prayer requests should go.').first()).toBeVisible();
  await visitor.field('Address for prayer requests').fill('team@church.example');
  await visitor.button('Add and show the code').click();

  const dialog = page.getByRole('dialog', { name: 'Connect “Main lobby”' });
  await expect(dialog.getByText(/^Works for (10:00|9:5\d) more$/)).toBeVisible();
  await expectAccessible();
  const code = await dialog.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).innerText();
  const paired = await request.post('/api/kiosk/pair', { data: { code } });
  const { token } = (await paired.json()) as { token: string };
  await expect(visitor.toast('“Main lobby” is connected')).toBeVisible();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('region', { name: 'Kiosks' }).getByRole('listitem');
  await expect(row).toContainText('Connected');
  await expect(row).toContainText('Prayer requests to team@church.example');
  await expectAccessible();

  await visitor.button('Change Main lobby').click();
  await visitor.field('Name').fill('Side door');
  await visitor.field('Searches per minute').fill('5');
  await visitor.button('Save changes').click();
  await expect(visitor.toast('Kiosk changed')).toBeVisible();
  await expect(page.getByText('5 searches a minute')).toBeVisible();

  await page.route('**/api/admin/kiosks/*/code', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await visitor.button('New code for Side door').click();
  await expect(page.getByRole('main').getByText('No code was made. Please try again in a moment.')).toBeVisible();

  const asked = () => request.get('/api/kiosk', { headers: { [KIOSK_TOKEN]: token } });
  expect((await asked()).status()).toBe(200);
  await visitor.button('Remove Side door').click();
  await visitor.button('Remove kiosk').click();
  await expect(visitor.toast('“Side door” is removed')).toBeVisible();
  expect((await asked()).status()).toBe(401);
});

test('an admin sees how a kiosk is, changes its screen and has it restart', async ({
  page,
  request,
  visitor,
  expectAccessible,
}) => {
  await becomeAdmin(visitor);
  const lobby = { name: 'Main lobby', perMinute: 20, asksForPrayer: false, prayerAddress: null };
  const { code } = (await (await page.request.post('/api/admin/kiosks', { data: lobby })).json()) as { code: string };
  const { token } = (await (await request.post('/api/kiosk/pair', { data: { code } })).json()) as { token: string };
  const report: KioskReport = {
    ...{ version: '1.2.3', screen: { width: 1080, height: 1920 }, upSeconds: 7200, onlineSeconds: 300 },
    ...{ lastFailure: { kind: 'certificate', secondsAgo: 600 }, printing: 'missing', isIdle: true },
    ...{ settings: defaultScreen, revision: 0, isOwn: true, restarted: null },
  };
  const tell = async (more: Partial<KioskReport> = {}): Promise<CheckInReply> => {
    const reply = await request.post('/api/kiosk', {
      data: { ...report, ...more },
      headers: { [KIOSK_TOKEN]: token },
    });
    await expect(reply).toBeOK();
    return (await reply.json()) as CheckInReply;
  };
  await tell();
  await page.goto('/admin?tab=kiosks');
  const state = page.getByRole('list', { name: 'How Main lobby is' });
  for (const words of [
    'Nobody uses it just now',
    'Version 1.2.3, started 2h ago',
    'Screen 1080 × 1920, standing',
    'Connected to this server 5m ago; before that a certificate that is not trusted, 10m ago',
    'The kiosk’s computer does not find its printer',
    'Screen settings last changed at the kiosk',
  ])
    await expect(state.getByText(words, { exact: true })).toBeVisible();
  await expectAccessible();

  await visitor.button('Screen of Main lobby').click();
  await expect(visitor.field('Ask “Still there?” after')).toHaveValue('60');
  await expectAccessible();
  await visitor.field('Ask “Still there?” after').selectOption('2 minutes');
  await page.getByRole('checkbox', { name: 'Let people print a note' }).check();
  await visitor.field('Paper').selectOption('A5 sheet');
  await visitor.button('Save changes').click();
  await expect(visitor.toast('Screen changed')).toBeVisible();
  await expect(state.getByText('Screen settings changed here; not followed yet')).toBeVisible();
  const { settings, revision } = await tell({ revision: 1, isOwn: false });
  expect(settings).toEqual({ ...defaultScreen, idleSeconds: 120, printing: true, paper: 'a5' });

  await visitor.button('Restart Main lobby').click();
  await expect(visitor.toast('“Main lobby” restarts')).toBeVisible();
  await expect(state.getByText('Restart asked for just now; it follows when nobody uses it')).toBeVisible();
  const { restart } = await tell({ settings, revision, isOwn: false });
  await tell({ settings, revision, isOwn: false, restarted: restart });
  await page.reload();
  await expect(state.getByText('Screen settings last changed here, and followed')).toBeVisible();
  await expect(state.getByText('Restarted just now')).toBeVisible();

  // A kiosk that fell silent: the list is drawn minutes later.
  await page.clock.setFixedTime(Date.now() + SILENT_AFTER + 60_000);
  await page.reload();
  await expect(page.getByText('Not heard from')).toBeVisible();
  await expect(state.getByText(/^Last heard from 6m ago: it may be off/)).toBeVisible();
  await expectAccessible();
});

test.describe('without an admin', () => {
  test.use({ ownServer: null });

  test('the QR code of a kiosk opens on a phone, and its fragment is removed', async ({ page, expectAccessible }) => {
    const sent: string[] = [];
    page.on('request', (each) => sent.push(`${each.method()} ${each.url()} ${each.postData() ?? ''}`));
    const fragment = kioskLinkFragment({ kind: 'note', id: 'insomnia' });
    await page.goto(`${kioskLinkPath}#${fragment}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sleep|insomnia/i);
    await expect(page).toHaveURL('/note/insomnia');
    expect(sent.filter((each) => each.includes(fragment))).toEqual([]);
    expect(
      sent.filter((each) => each.includes('/api/search ')),
      'no search was spent',
    ).toEqual([]);
    await page.goBack();
    await expect(page, 'nothing of it in the history').toHaveURL('about:blank');

    for (const wrong of [fragment.replace('insomnia', 'insomnix'), 'note.insomnia', '']) {
      await page.goto(`${kioskLinkPath}#${wrong}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'This code can’t be read' })).toBeVisible();
      await expect.poll(() => new URL(page.url()).hash).toBe('');
    }
    await expectAccessible();
    await page.getByRole('link', { name: 'Search for help' }).click();
    await expect(page).toHaveURL('/');
  });
});
