import type { SafeStorage } from 'electron';
import type { KeyWrapper } from '../journal/key/dataKey.ts';

type Storage = Pick<SafeStorage, 'isAsyncEncryptionAvailable' | 'getSelectedStorageBackend'>;

/**
 * On a Linux without a keyring Electron would encrypt with a password that is in its source: what is "sealed" so is open to
 * everybody who can read the file.
 */
const wouldPretend = (storage: Pick<SafeStorage, 'getSelectedStorageBackend'>, platform: NodeJS.Platform): boolean =>
  platform === 'linux' && storage.getSelectedStorageBackend() === 'basic_text';

/** Whether the system keeps keys. */
export const hasKeyring = async (storage: Storage, platform: NodeJS.Platform): Promise<boolean> =>
  !wouldPretend(storage, platform) && storage.isAsyncEncryptionAvailable();

/* oxlint-disable typescript/no-deprecated -- the successors keep the key in another form, and a journal that is sealed must open */

/** Encrypts by the system’s keyring; null where there is none. */
export const systemKeyWrapper = (storage: SafeStorage, platform: NodeJS.Platform): KeyWrapper | null =>
  storage.isEncryptionAvailable() && !wouldPretend(storage, platform)
    ? { wrap: (text) => storage.encryptString(text), unwrap: (wrapped) => storage.decryptString(wrapped) }
    : null;
