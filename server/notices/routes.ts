import { markNoticesRead, notices } from '../../core/contract/moderation.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import type { NoticesService } from './service.ts';

const member = signedIn();

export const noticeRoutes = (api: Api, service: NoticesService): void => {
  api.serveFor(member, notices, ({ account, query }) => service.list(account.id, query));
  api.serveFor(member, markNoticesRead, ({ account }) => service.markRead(account.id));
};
