import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrentUser } from '../../../core/contract/accounts.ts';
import { call } from '../../api/client.ts';
import { useAccount, useSession, type KnownPerson } from '../accounts/index.ts';

/** What stands before a gated page (docs/specification.md 2 §2). */
type GateState =
  | { state: 'loading' }
  | { state: 'signed-out' }
  | { state: 'upsell' }
  /** The server could not be asked: then nothing is shown but a way to ask again (docs/decisions.md 9). */
  | { state: 'unknown'; error: unknown; person: KnownPerson | null; asking: boolean; retry(): void }
  | { state: 'open'; user: CurrentUser; askAgain(): void };

/** Whether this person may come in: the server's word, never worked out here. */
export const useGate = (): GateState => {
  const { status, user, person } = useAccount();
  const { refresh } = useSession();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  // By person, and not by the call's path: what is asked anew when somebody leaves must not be asked for nobody.
  const queryKey = ['gate', user?.id];
  const gate = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('subscriptionRequired', { signal }),
    enabled: status === 'signed-in',
  });

  const askAgain = async () => {
    await refresh();
    await queryClient.invalidateQueries({ queryKey });
  };

  if (status === 'signed-out') return { state: 'signed-out' };
  if (status === 'offline' || (!gate.data && gate.errorUpdateCount > 0)) {
    const retry = async () => {
      setAsking(true);
      await askAgain();
      setAsking(false);
    };
    return { state: 'unknown', error: gate.error, person, asking, retry: () => void retry() };
  }
  if (!user || !gate.data) return { state: 'loading' };
  return gate.data.requiresSubscription
    ? { state: 'upsell' }
    : { state: 'open', user, askAgain: () => void askAgain() };
};
