import type { BrowserContext, Route } from '@playwright/test';
import type { TestStripe } from '../../server/testing/stripe/startStripe.ts';
import { bankFrame, paymentFrame, portalPage } from './frames.ts';
import { installStripe } from './pageScript.ts';

const html = (body: string) => ({ contentType: 'text/html; charset=utf-8', body });

/** Puts the stand-in behind the names of Stripe's hosts, for all pages and workers of a browser. */
export const routeStripe = async (context: BrowserContext, stripe: TestStripe): Promise<void> => {
  await context.route('https://js.stripe.com/**', (route) =>
    new URL(route.request().url()).pathname.endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: `(${installStripe.toString()})()` })
      : route.fulfill(html(paymentFrame())),
  );
  await context.route('https://hooks.stripe.com/**', (route) => route.fulfill(html(bankFrame())));
  await context.route('https://api.stripe.com/**', (route) => forward(route, stripe));
  await context.route('https://billing.stripe.com/p/session/*', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return route.fulfill(html(portalPage(stripe.objects.portalSessions.get(id)?.return_url ?? '')));
  });
};

/** Hands a browser's call on to the stand-in, and its answer back; a connection that the stand-in cuts is cut. */
const forward = async (route: Route, stripe: TestStripe): Promise<void> => {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  try {
    const response = await fetch(stripe.url + pathname + search, {
      method: request.method(),
      headers: { 'content-type': request.headers()['content-type'] ?? 'application/x-www-form-urlencoded' },
      ...(request.method() === 'POST' && { body: request.postData() ?? '' }),
    });
    await route.fulfill({
      status: response.status,
      headers: { 'access-control-allow-origin': '*', 'content-type': response.headers.get('content-type') ?? '' },
      body: await response.text(),
    });
  } catch {
    await route.abort('connectionreset');
  }
};
