import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withKeptLogo } from './keptLogo.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lampstand-logo-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const names = { first: `${'a'.repeat(32)}.webp`, second: `${'b'.repeat(32)}.webp` };
const asking = (name: string) => new Request(`app://lampstand/logo/${name}`);

describe('the kept logo', () => {
  it('is there without a connection, and only the last one stays', async () => {
    const online = withKeptLogo(async ({ url }) => new Response(url), join(folder, 'logo'));
    const offline = withKeptLogo(async () => Response.error(), join(folder, 'logo'));
    expect((await offline(asking(names.first))).ok).toBe(false);
    await online(asking(names.first));
    const kept = await offline(asking(names.first));
    expect(kept.headers.get('content-type')).toBe('image/webp');
    expect(await kept.text()).toContain(names.first);
    await online(asking(names.second));
    expect(await readdir(join(folder, 'logo'))).toEqual([names.second]);
    expect((await offline(asking(names.first))).ok).toBe(false);
  });

  it('is nothing but a logo that the server gave, of a usual size', async () => {
    const refusing = withKeptLogo(async () => new Response('no', { status: 404 }), folder);
    expect((await refusing(asking(names.first))).status).toBe(404);
    const large = withKeptLogo(async () => new Response(new Uint8Array(2 * 1024 * 1024)), folder);
    expect((await large(asking(names.first))).status).toBe(200);
    const other = withKeptLogo(async () => new Response('page'), folder);
    for (const path of ['', 'api/site', 'logo/..%2Fx.webp', `logo/${names.first}/x`])
      await other(new Request(`app://lampstand/${path}`));
    expect(await readdir(folder)).toEqual([]);
  });
});
