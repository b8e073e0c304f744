import { test } from './fixtures.ts';
test('x', async ({ start }) => {
  const { page } = await start();
  const out = await page.evaluate(async () => {
    const r: string[] = [];
    const t = async (n: string, p: () => Promise<unknown>) => { r.push(n + ': ' + String(await Promise.race([p().catch(String), new Promise(x => setTimeout(() => x('HANG'), 2000))]))); };
    await t('notif', () => Notification.requestPermission());
    await t('gum', () => navigator.mediaDevices.getUserMedia({audio:true}));
    await t('gdm', () => navigator.mediaDevices.getDisplayMedia());
    await t('geo', () => new Promise((a,b)=>navigator.geolocation.getCurrentPosition(a,e=>b(e.message))));
    await t('persist', () => navigator.storage.persist());
    await t('clip', () => navigator.clipboard.readText());
    await t('fs', () => document.documentElement.requestFullscreen());
    await t('write', () => navigator.clipboard.writeText('x'));
    return r;
  });
  console.log(out);
});
