import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { routes, type RouteName } from './routes.ts';
import * as accounts from './accounts.ts';
import * as admin from './admin.ts';
import * as blocks from './blocks.ts';
import * as categories from './categories.ts';
import * as circles from './circles.ts';
import * as feedback from './feedback.ts';
import * as images from './images.ts';
import * as invites from './invites.ts';
import * as journal from './journal.ts';
import * as kiosk from './kiosk.ts';
import * as live from './live.ts';
import * as moderation from './moderation.ts';
import * as notes from './notes.ts';
import * as posts from './posts.ts';
import * as recentSearches from './recentSearches.ts';
import * as scripture from './scripture.ts';
import * as search from './search.ts';

it.each(Object.keys(routes) as RouteName[])('declares the endpoint %s where its route is', (name) =>
  expect(endpoints[name]).toMatchObject(routes[name]),
);

it('takes no name from two modules, of which one would hide the other', () => {
  const modules = [
    accounts,
    admin,
    blocks,
    categories,
    circles,
    feedback,
    images,
    invites,
    journal,
    kiosk,
    live,
    moderation,
    notes,
    posts,
    recentSearches,
    scripture,
    search,
  ];
  const exported = modules.flatMap((each) => Object.keys(each));
  expect(exported.filter((name, index) => exported.indexOf(name) !== index)).toEqual([]);
});
