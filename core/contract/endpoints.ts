import * as about from './about.ts';
import * as accounts from './accounts.ts';
import * as admin from './admin.ts';
import * as billing from './billing.ts';
import * as blocks from './blocks.ts';
import * as categories from './categories.ts';
import * as circles from './circles.ts';
import type { Endpoint } from './endpoint.ts';
import * as family from './family.ts';
import * as feedback from './feedback.ts';
import * as images from './images.ts';
import * as invites from './invites.ts';
import * as journal from './journal.ts';
import * as kiosk from './kiosk.ts';
import * as kioskScreen from './kioskScreen.ts';
import * as live from './live.ts';
import * as moderation from './moderation.ts';
import * as notes from './notes.ts';
import * as posts from './posts.ts';
import * as recentSearches from './recentSearches.ts';
import type { RouteName } from './routes.ts';
import * as scripture from './scripture.ts';
import * as search from './search.ts';
import * as settings from './settings.ts';
import * as trends from './trends.ts';

const declared = {
  ...about,
  ...accounts,
  ...admin,
  ...billing,
  ...blocks,
  ...categories,
  ...circles,
  ...family,
  ...feedback,
  ...images,
  ...invites,
  ...journal,
  ...kiosk,
  ...kioskScreen,
  ...live,
  ...moderation,
  ...notes,
  ...posts,
  ...recentSearches,
  ...scripture,
  ...search,
  ...settings,
  ...trends,
  // Under its own name the module declares the person that this endpoint answers with.
  currentUser: accounts.getCurrentUser,
  // Under their own names the modules declare what these endpoints answer with.
  about: about.getAbout,
  site: settings.getSite,
  settings: settings.getSettings,
} satisfies Record<RouteName, Endpoint>;

export type Endpoints = Pick<typeof declared, RouteName>;

/** Every endpoint by its name in `routes`; what else the modules declare is there too, and not to be listed. */
export const endpoints: Endpoints = declared;
