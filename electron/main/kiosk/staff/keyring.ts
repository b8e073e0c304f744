import type { SafeStorage } from 'electron';

type Storage = Pick<SafeStorage, 'isAsyncEncryptionAvailable' | 'getSelectedStorageBackend'>;

/**
 * Whether the system keeps keys. On a Linux without a keyring Electron would encrypt with a password that is in its
 * source: what is "sealed" so is open to everybody who can read the file.
 */
export const hasKeyring = async (storage: Storage, platform: NodeJS.Platform): Promise<boolean> =>
  !(platform === 'linux' && storage.getSelectedStorageBackend() === 'basic_text') &&
  storage.isAsyncEncryptionAvailable();
