import { startProxy } from '../proxy.ts';
import { startServer } from '../server.ts';
import { expect, signUp, test } from './fixtures.ts';

test('a large picture goes to the server and comes back, and what happens is heard until the page goes', async ({
  start,
}) => {
  test.slow();
  const server = await startServer({ SUBSCRIPTION_REQUIRED: 'false' });
  const connection = await startProxy();
  connection.target = server.url;
  /** Streams that the app has open at the server. */
  let streams = 0;
  connection.fate = ({ url, socket }) => {
    if (url !== '/api/live') return 'pass';
    streams += 1;
    socket.once('close', () => (streams -= 1));
    return 'pass';
  };
  const { page } = await start('', { LAMPSTAND_SERVER: connection.url });
  await signUp(page);
  const token = /token=([\w-]+)/.exec(server.logged())?.[1] ?? '';
  const ask = (path: string, body: object) =>
    page.evaluate(
      async ([to, sent]) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(to, { method: 'POST', headers, body: sent })).status;
      },
      [path, JSON.stringify(body)] as const,
    );
  expect(await ask('/api/auth/verify', { token })).toBe(204);

  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1400, 1000);
    const context = canvas.getContext('2d');
    const pixels = context?.createImageData(1400, 1000);
    if (!context || !pixels) throw new Error('no canvas');
    for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    context.putImageData(pixels, 0, 0);
    const body = await canvas.convertToBlob({ type: 'image/png' });
    const answer = await fetch('/api/images', { method: 'POST', body, headers: { 'Content-Type': body.type } });
    const { id } = (await answer.json()) as { id: string };
    const image = new Image();
    image.src = `/api/images/${id}?size=thumb`;
    await image.decode();
    return { sent: body.size, status: answer.status, width: image.naturalWidth };
  });
  expect(picture).toMatchObject({ status: 200, width: 400 });
  expect(picture.sent).toBeGreaterThan(2 * 1024 * 1024);

  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const heard: string[] = [];
        const source = new EventSource('/api/live');
        source.addEventListener('open', () => resolve());
        source.addEventListener('post', ({ data }: MessageEvent<string>) => heard.push(data));
        Object.assign(window, { heard });
      }),
  );
  const posted = await ask('/api/posts', { content: 'We give thanks.', postType: 'general', audience: 'everyone' });
  expect(posted).toBe(200);
  await expect.poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.length)).toBe(1);
  const open = streams;
  expect(open).toBeGreaterThan(0);
  await page.goto('app://lampstand/about');
  await expect.poll(() => streams).toBeLessThan(open);
  await connection.close();
  await server.stop();
});
