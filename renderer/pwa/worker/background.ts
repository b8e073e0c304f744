import { createWebClient } from '../../platform/journal/webClient.ts';
import { connect, DATABASE, POST_DATABASE } from '../../platform/journal/database.ts';
import { createIdbStore } from '../../platform/journal/idbStore.ts';
import { createTransport } from '../../platform/journal/transport.ts';
import { whoIsSignedIn } from '../../platform/journal/whoIsSignedIn.ts';

export { SYNC_TAG } from '../../platform/journal/webClient.ts';

/**
 * Sends the prayers and posts of whoever is signed in, when the connection is back and perhaps no tab is open. The same client and
 * lock as in a tab. A locked journal waits for its owner. Rejects while something waits for its next try,
 * or the server does not say who is signed in, so that the browser tries again.
 */
export const sendPending = async (): Promise<void> => {
  const connection = connect(DATABASE);
  const posts = connect(POST_DATABASE);
  const client = createWebClient({ store: createIdbStore(connection), postStore: createIdbStore(posts) });
  try {
    if ((await client.pendingCounts()).size === 0) return;
    const owner = await whoIsSignedIn(createTransport().transport);
    if (owner === null) return;
    await client.signedIn(owner);
    const end = await client.sync('asked');
    await client.photosSent();
    if (end === 'later') throw new Error('Not everything could be sent yet');
  } finally {
    client.stop();
    await connection.close();
    await posts.close();
  }
};
