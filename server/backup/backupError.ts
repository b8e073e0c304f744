/** What keeps a backup from being made or restored, in a sentence for who asked for it. */
export class BackupError extends Error {
  override name = 'BackupError';
}
