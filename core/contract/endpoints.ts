import * as accounts from './accounts.ts';
import * as admin from './admin.ts';
import * as categories from './categories.ts';
import type { Endpoint } from './endpoint.ts';
import * as feedback from './feedback.ts';
import * as journal from './journal.ts';
import * as kiosk from './kiosk.ts';
import * as notes from './notes.ts';
import * as recentSearches from './recentSearches.ts';
import type { RouteName } from './routes.ts';
import * as scripture from './scripture.ts';
import * as search from './search.ts';

const declared = {
  ...accounts,
  ...admin,
  ...categories,
  ...feedback,
  ...journal,
  ...kiosk,
  ...notes,
  ...recentSearches,
  ...scripture,
  ...search,
  // Under its own name the module declares the person that this endpoint answers with.
  currentUser: accounts.getCurrentUser,
} satisfies Record<RouteName, Endpoint>;

export type Endpoints = Pick<typeof declared, RouteName>;

/** Every endpoint by its name in `routes`; what else the modules declare is there too, and not to be listed. */
export const endpoints: Endpoints = declared;
