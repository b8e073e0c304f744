import { createWebClient } from '../../platform/journal/webClient.ts';
import { connect, DATABASE } from '../../platform/journal/database.ts';
import { createIdbStore } from '../../platform/journal/idbStore.ts';

export { SYNC_TAG } from '../../platform/journal/syncTag.ts';

/** Who is signed in, by the server's word; null when nobody is or it can't be reached. */
const whoIsSignedIn = async (): Promise<string | null> => {
  const response = await fetch('/api/auth/user', { headers: { Accept: 'application/json' }, cache: 'no-store' });
  if (!response.ok) return null;
  const { id } = (await response.json()) as { id?: unknown };
  return typeof id === 'string' ? id : null;
};

/**
 * Sends the prayers of whoever is signed in, when the connection is back and perhaps no tab is open. The same engine and
 * lock as in a tab. A locked journal waits for its owner. Rejects while something is left, so that the browser tries again.
 */
export const sendPending = async (): Promise<void> => {
  const connection = connect(DATABASE);
  const engine = createWebClient({ store: createIdbStore(connection) });
  try {
    if ((await engine.pendingCounts()).size === 0) return;
    const owner = await whoIsSignedIn();
    if (owner === null) return;
    await engine.signedIn(owner);
    const end = await engine.sync('asked');
    if (end === 'later') throw new Error('Not everything could be sent yet');
  } finally {
    engine.stop();
    await connection.close();
  }
};
