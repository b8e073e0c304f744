import { useQuery } from '@tanstack/react-query';
import { routes } from '../../../core/contract/routes.ts';
import { call } from '../../api/client.ts';

/** What this server can do beside passwords: sign-in with Google, mail that reaches people. Undefined until it has said so. */
export const useAuthOptions = () =>
  useQuery({ queryKey: [routes.authOptions.path], queryFn: () => call('authOptions', {}) }).data;

/** Where the link of a mail is to be found: a server without mail keeps it for whoever runs it (decision 10). */
export const useMailReaches = (): boolean => useAuthOptions()?.mail ?? true;

export const ASK_OPERATOR = 'This server does not send mail: whoever runs it has the link.';
