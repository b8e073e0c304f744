import { chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { startServer } from './server.ts';
import { HomePage } from './web/pages/HomePage.ts';
const server = await startServer();
const browser = await chromium.launch(findBrowser());
const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 }, locale: 'en-US' });
const page = await context.newPage();
const home = new HomePage(page);
await home.open();
await home.search('Philippians 4:6-7');
await home.button('More').click();
const references = page.getByRole('region', { name: 'More Bible References' });
await references.waitFor();
const cdp = await context.newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(process.argv[2] ?? 6) });
await references.getByRole('list').evaluate((list) => { const log: string[] = []; Object.assign(window, { log }); for (const t of ['scroll', 'scrollend']) list.addEventListener(t, () => log.push(`${t} ${Math.round(list.scrollLeft)}`)); });
for (const gap of [0, 1, 2, 3, 5, 8, 12, 16, 20, 25, 30, 40, 60]) {
  const r = await references.getByRole('list').evaluate(async (list, gap) => {
    const log = (window as unknown as { log: string[] }).log; log.length = 0;
    const frame = () => new Promise((r) => requestAnimationFrame(r));
    const section = list.closest('section')!;
    const next = section.querySelector<HTMLElement>('[aria-label^="Next"]')!;
    next.click();
    for (let i = 0; i < 40; i++) await frame();
    list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    for (let i = 0; i < gap; i++) await frame();
    log.push('INSTANT'); list.scrollTo({ left: 0, behavior: 'instant' });
    for (let i = 0; i < 90; i++) await frame();
    const r = { gap, left: list.scrollLeft, w: list.clientWidth, text: section.querySelector('span')?.textContent, log: log.join(', ') };
    list.scrollTo({ left: 0, behavior: 'instant' });
    for (let i = 0; i < 60; i++) await frame();
    return r;
  }, gap);
  console.log(r.gap, r.left, r.w, r.text, r.text === '1 of 3' ? '' : r.log.slice(-600));
}
await browser.close(); await server.stop();
