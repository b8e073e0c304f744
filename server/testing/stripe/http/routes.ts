import { catalogue } from '../api/catalogue.ts';
import { customers } from '../api/customers.ts';
import { invoices } from '../api/invoices.ts';
import { payments } from '../api/payments.ts';
import type { Route } from '../api/route.ts';
import { settings } from '../api/settings.ts';
import { subscriptions } from '../api/subscriptions.ts';

const routes = [...catalogue, ...customers, ...subscriptions, ...invoices, ...payments, ...settings].map((route) => ({
  ...route,
  pattern: new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`),
}));

/** The call that a request makes, with the id in its path; what is named outright goes before an id. */
export const findRoute = (method: string, path: string): { route: Route; id: string } | null => {
  for (const route of routes) {
    const found = route.method === method ? route.pattern.exec(path) : null;
    if (found) return { route, id: decodeURIComponent(found[1] ?? '') };
  }
  return null;
};
