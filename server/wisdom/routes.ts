import { wisdomAdditional, wisdomSearch } from '../../core/contract/search.ts';
import type { Api } from '../http/serve.ts';
import { withPrint } from '../limits/service.ts';
import type { WisdomService } from './service.ts';

export const wisdomRoutes = (api: Api, wisdom: WisdomService): void => {
  api.serve(wisdomSearch, (request) => wisdom.search(withPrint(request), request.body));
  api.serve(wisdomAdditional, (request) => wisdom.additional(withPrint(request), request.body));
};
