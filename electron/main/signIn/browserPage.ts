import type { ServerResponse } from 'node:http';
import brand from '../../../content/brand.json' with { type: 'json' };
import { plainPage } from '../protocol/plainPage.ts';

const page = (heading: string, text: string) =>
  plainPage(`<h1>${heading}</h1>
<p>${text}</p>`);

const done = page(
  'Please go back to the app',
  `Google has answered, and ${brand.name} goes on. You can close this page.`,
);
const failed = page('You are not signed in', `Please go back to ${brand.name}: it says why. You can close this page.`);

/** The last that the person's browser shows. */
export const browserPage = (response: ServerResponse, isDone: boolean): void => {
  response
    .writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      Connection: 'close',
    })
    .end(isDone ? done : failed);
};
