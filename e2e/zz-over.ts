import { chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { startServer } from './server.ts';
const server = await startServer();
const browser = await chromium.launch(findBrowser());
for (const [width, font] of [[640, '200%'], [390, '200%'], [320, '200%'], [320, ''], [1280, '200%']] as const) {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width, height: 900 }, locale: 'en-US', reducedMotion: 'reduce', userAgent: 'x' + width + font });
  const page = await context.newPage();
  for (const path of ['/', '/topic/anger', '/topic/forgiveness', '/note/insomnia', '/note/suicidal-thoughts', '/category/money', '/login', '/register', '/nothing']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const r = await page.evaluate((f) => { const d = document.documentElement; d.style.fontSize = f;
      const w = d.scrollWidth - d.clientWidth;
      const over = [...document.querySelectorAll<HTMLElement>('body *')].filter((e) => e.getBoundingClientRect().right > d.clientWidth + 0.5 && !e.closest('ul')).slice(0, 5).map((e) => `${e.tagName}:${(e.textContent ?? '').slice(0, 20)} ${Math.round(e.getBoundingClientRect().right)}`);
      return { w, over }; }, font);
    if (r.w > 0 || (r.over.length && font)) console.log(width, font, path, r.w, r.over.join(' | '));
  }
  await context.close();
}
await browser.close(); await server.stop();
