import { wisdomAdditional, wisdomSearch } from '../../core/contract/search.ts';
import type { Api } from '../http/serve.ts';
import { withFingerprint } from '../http/identity/withFingerprint.ts';
import type { WisdomService } from './service.ts';

export const wisdomRoutes = (api: Api, wisdom: WisdomService): void => {
  api.serve(wisdomSearch, (request) => wisdom.search(withFingerprint(request), request.body));
  api.serve(wisdomAdditional, (request) => wisdom.additional(withFingerprint(request), request.body));
};
