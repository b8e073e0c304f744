import { isFailure, parseJson } from '../../../core/journal/guards.ts';
import { routes } from '../../../core/contract/routes.ts';
import type { Transport } from '../../../core/sync/protocol.ts';

/**
 * Who is signed in, by the server's word; null when it says that nobody is. Rejects with any other answer, since a busy
 * server, or a hotel's page, knows nothing of it: whoever asks has to ask again.
 */
export const whoIsSignedIn = async (transport: Transport): Promise<string | null> => {
  const { method, path } = routes.currentUser;
  const { status, body } = await transport({ method, path });
  const answer = parseJson(body);
  if (status === 401 && isFailure(answer)) return null;
  const { id } = (answer ?? {}) as { id?: unknown };
  if (status !== 200 || typeof id !== 'string') throw new Error(`Not told who is signed in (${status})`);
  return id;
};
