import { expect, it } from 'vitest';
import * as accounts from './accounts.ts';
import * as admin from './admin.ts';
import * as categories from './categories.ts';
import { endpoints } from './endpoints.ts';
import * as feedback from './feedback.ts';
import * as journal from './journal.ts';
import * as kiosk from './kiosk.ts';
import * as notes from './notes.ts';
import * as recentSearches from './recentSearches.ts';
import { routes, type RouteName } from './routes.ts';
import * as scripture from './scripture.ts';
import * as search from './search.ts';

it.each(Object.keys(routes) as RouteName[])('declares the endpoint %s where its route is', (name) =>
  expect(endpoints[name]).toMatchObject(routes[name]),
);

it('takes no name from two modules, of which one would hide the other', () => {
  const modules = [accounts, admin, categories, feedback, journal, kiosk, notes, recentSearches, scripture, search];
  const exported = modules.flatMap((each) => Object.keys(each));
  expect(exported.filter((name, index) => exported.indexOf(name) !== index)).toEqual([]);
});
