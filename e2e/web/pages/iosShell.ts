import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createAppStore, type AppStore } from '../../../server/testing/apple/appStore.ts';
import { expect } from './people.ts';

interface Posted {
  type: string;
  requestId: string;
  productId?: string;
  accountToken?: string;
  transactionId?: string;
}

/** An App Store of our own, and the settings of a server that believes it. */
export const openAppStore = (): { store: AppStore; settings: Record<string, string> } => {
  const store = createAppStore(Date.now);
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-apple-'));
  writeFileSync(join(folder, 'root.cer'), store.chain.root.der);
  const { bundleId, appId, productId } = store.settings;
  return {
    store,
    settings: {
      APPLE_BUNDLE_ID: bundleId,
      APPLE_APP_ID: String(appId),
      APPLE_PRODUCT_ID: productId,
      APPLE_ROOT_CERTS_DIR: folder,
      APPLE_ONLINE_CHECKS: 'false',
    },
  };
};

/** The shell of the iOS app around a page, played by the test (docs/ios.md). */
export class IosShell {
  readonly posted: Posted[] = [];
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Puts the bridge into every page from here on. */
  async open(): Promise<void> {
    await this.page.exposeFunction('iapPosted', (message: Posted) => void this.posted.push(message));
    await this.page.addInitScript(() => {
      const shell = window as unknown as { iapPosted(message: object): void; webkit: object };
      shell.webkit = { messageHandlers: { iap: { postMessage: (message: object) => shell.iapPosted(message) } } };
    });
  }

  /** What the page asks next of a kind, once it has. */
  async asked(type: string): Promise<Posted> {
    let found: Posted | undefined;
    await expect.poll(() => (found = this.posted.find((message) => message.type === type))).toBeDefined();
    if (!found) throw new Error('nothing was asked');
    this.posted.splice(this.posted.indexOf(found), 1);
    return found;
  }

  tell(name: string, detail: object): Promise<void> {
    return this.page.evaluate(([event, told]) => void window.dispatchEvent(new CustomEvent(event, { detail: told })), [
      name,
      detail,
    ] as const);
  }
}
