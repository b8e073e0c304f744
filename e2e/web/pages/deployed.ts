import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startProxy, type Proxy } from '../../proxy.ts';
import { makeRelease, type Release } from '../../release.ts';
import { startServer, type RunningServer } from '../../server.ts';
import { test as base } from './people.ts';

interface Deploy {
  /** The address that stays. This release is behind it; `next` puts the next one there, `back` this one again. */
  proxy: Proxy;
  next(): Promise<void>;
  back(): Promise<void>;
}

export const test = base.extend<{ deploy: Deploy }, { release: Release }>({
  release: [
    async ({}, use) => {
      const release = await makeRelease();
      await use(release);
      await release.remove();
    },
    { scope: 'worker' },
  ],

  // Each release in turn runs on the same data.
  ownServer: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'lampstand-deployed-'));
    await use({ DATA_DIR: folder });
    await rm(folder, { recursive: true, force: true });
  },

  deploy: async ({ server, release }, use) => {
    const proxy = await startProxy();
    proxy.target = server.url;
    let running: RunningServer = server;
    const start = async (from?: string) => {
      await running.stop();
      running = await startServer({ DATA_DIR: server.folder, TRUST_PROXY: 'true' }, from);
      proxy.target = running.url;
    };
    await use({ proxy, next: () => start(release.folder), back: () => start() });
    await running.stop();
    await proxy.close();
  },

  baseURL: async ({ deploy }, use) => use(deploy.proxy.url),
});

/** 1 where the next release is shown. */
export const isNext = (page: Page) => page.locator('meta[name=release]').count();
/** Until the worker of this build is in place. */
export const settled = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
