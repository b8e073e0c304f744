/* oxlint-disable typescript/no-deprecated -- the successors keep the key in another form, and a journal that is sealed must open */
import type { SafeStorage } from 'electron';
import type { KeyWrapper } from '../journal/key/dataKey.ts';

/**
 * Encrypts by the system’s keyring. Null where there is none: on a Linux without a keyring Electron would encrypt with a
 * password that is in its source, which is no secret.
 */
export const systemKeyWrapper = (safeStorage: SafeStorage, platform: NodeJS.Platform): KeyWrapper | null => {
  if (!safeStorage.isEncryptionAvailable()) return null;
  if (platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text') return null;
  return {
    wrap: (text) => safeStorage.encryptString(text),
    unwrap: (wrapped) => safeStorage.decryptString(wrapped),
  };
};
