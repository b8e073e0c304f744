import { useQuery } from '@tanstack/react-query';
import { routes } from '../../../core/contract/routes.ts';
import { call } from '../../api/client.ts';

/** What this server can do beside passwords: sign-in with Google, mail that reaches people. Undefined until it has said so. */
export const useAuthOptions = () =>
  useQuery({ queryKey: [routes.authOptions.path], queryFn: () => call('authOptions', {}) }).data;

/** Whether mail comes to people from here. Where it does not, those who answer the support address have the links. */
export const useCanSendMail = (): boolean => useAuthOptions()?.mail ?? true;

/** For whoever comes to the page of a link without it. */
export const openLinkHint = (reaches: boolean): string =>
  reaches ? 'Please open the link in the mail we sent you.' : 'Please open the link that you were given.';
