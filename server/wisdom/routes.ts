import { wisdomAdditional, wisdomSearch } from '../../core/contract/search.ts';
import type { Api } from '../http/serve.ts';
import type { WisdomService } from './service.ts';

export const wisdomRoutes = (api: Api, wisdom: WisdomService): void => {
  api.serve(wisdomSearch, ({ person, body }) => wisdom.search(person, body));
  api.serve(wisdomAdditional, ({ person, body }) => wisdom.additional(person, body));
};
