import type { JournalHost } from '../journal/host.ts';

/**
 * The journal, which is opened once the window stands: a long one takes longer to read and to prove than a window may take
 * to be there. Whoever asks for it meanwhile waits.
 */
export const journalLater = (open: () => Promise<JournalHost>) => {
  const { promise, resolve } = Promise.withResolvers<JournalHost>();
  let opened: JournalHost | null = null;
  let opening: Promise<void> | null = null;
  return {
    ready: promise,
    /** Null while it is not there yet. */
    now: () => opened,
    begin(): void {
      opening ??= open().then((host) => {
        opened = host;
        resolve(host);
      });
    },
  };
};
