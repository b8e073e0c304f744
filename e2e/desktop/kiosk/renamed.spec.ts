import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectDrawn } from '../../web/pages/renaming.ts';
import { button, expect, heading, test } from './fixtures.ts';

test.use({ ownServer: true });

test('a kiosk shows the name, colours and logo of its church, follows them, and keeps them without a connection', async ({
  admin,
  connection,
  setUp,
  start,
  profile,
}) => {
  test.slow();
  await setUp();
  const first = await start({ minute: 1 });
  await expect(first.page().getByText('Lampstand').first()).toBeVisible();
  await admin.rename('Grace Chapel');
  await expect.poll(() => readFile(join(profile, 'kiosk.json'), 'utf8')).toContain('Grace Chapel');

  // The next person has it from the first picture on.
  await button(first.page(), 'Talk to someone now').click();
  const page = await first.next(() => button(first.page(), 'I’m done').click());
  await expect(page.getByText('Grace Chapel').first()).toBeVisible();
  await expect(page).toHaveTitle('Grace Chapel');
  await expect(page.locator('body')).toHaveCSS('background-color', /rgb\((?:243, 247, 251|16, 24, 32)\)/);

  // A screen that stands there asks each minute.
  await admin.rename('Bethel Hall');
  const logo = await admin.giveLogo();
  await page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now + 61_000;
    window.dispatchEvent(new Event('focus'));
  });
  await expect(page.getByText('Bethel Hall').first()).toBeVisible();
  await expectDrawn(page, logo);
  await expect.poll(() => readFile(join(profile, 'kiosk.json'), 'utf8')).toContain('Bethel Hall');
  await expect.poll(() => readFile(join(profile, 'kiosk.json'), 'utf8')).toContain(logo);

  await first.close();
  connection.target = null;
  const second = await start();
  await expect(heading(second.page())).toBeVisible();
  await expect(second.page().getByText('Bethel Hall').first()).toBeVisible();
  await expectDrawn(second.page(), logo);
  expect(await second.page().locator('html').innerHTML()).not.toContain('Lampstand');
});
