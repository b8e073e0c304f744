import type { SafeStorage } from 'electron';
import type { KioskStore } from '../store.ts';

/** The token that tells the server which kiosk asks, as it is stored on this computer. */
export interface DeviceToken {
  read(): Promise<string | null>;
  save(token: string): Promise<void>;
}

export interface DeviceTokenParts {
  store: KioskStore;
  safeStorage: Pick<SafeStorage, 'encryptStringAsync' | 'decryptStringAsync'>;
  hasKeyring(): Promise<boolean>;
}

export const createDeviceToken = ({ store, safeStorage, hasKeyring }: DeviceTokenParts): DeviceToken => ({
  async read() {
    const stored = store.get('token');
    if (!stored) return null;
    try {
      if (!stored.sealed) return stored.value;
      return (await safeStorage.decryptStringAsync(Buffer.from(stored.value, 'base64'))).result;
    } catch {
      return null; // encrypted on another computer, or by another user of this one
    }
  },
  async save(token) {
    const sealed = await hasKeyring();
    const value = sealed ? (await safeStorage.encryptStringAsync(token)).toString('base64') : token;
    store.set('token', { sealed, value });
    store.forget('revoked');
  },
});
