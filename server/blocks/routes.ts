import { addBlock, blocks, removeBlock } from '../../core/contract/blocks.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import type { BlocksService } from './service.ts';

const member = signedIn();

export const blockRoutes = (api: Api, service: BlocksService): void => {
  api.serveFor(member, blocks, ({ account }) => service.list(account.id));
  api.serveFor(member, addBlock, ({ account, body }) => service.add(account.id, body));
  api.serveFor(member, removeBlock, ({ account, params }) => service.remove(account.id, params.userId));
};
