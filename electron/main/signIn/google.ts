import { hash, randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { googleDesktopFinish, googleDesktopStart } from '../../../core/contract/accounts.ts';
import { BridgeError } from '../../../core/bridge/bridgeError.ts';
import { describe, log } from '../../log.ts';
import { escapeHtml } from '../protocol/escapeHtml.ts';
import { plainPage } from '../protocol/plainPage.ts';
import { site } from '../site/site.ts';

/** How long a sign-in that was begun waits for the browser, in milliseconds: as long as the server does. */
const TIMEOUT = 10 * 60_000;

interface Parts {
  /** Where the browser finds our server; null while nobody has said which one it is. */
  webOrigin(): Promise<string | null>;
  /** Asks the server as the app's pages do: the session's cookie stays with the app. */
  ask(request: Request, target: string): Promise<Response>;
  /** Signed in, or not: this page of ours is next. */
  goTo(path: string): void;
}

/**
 * Sign-in with Google in the system's browser, where the person can see whose page asks for the password. It comes back to
 * a port that is open on this computer as long as a sign-in waits, and is good only for who knows the verifier: this app.
 */
export const createGoogleSignIn = ({ webOrigin, ask, goTo }: Parts) => {
  let waiting: { server: Server; timer: NodeJS.Timeout } | null = null;

  const stop = () => {
    if (!waiting) return;
    clearTimeout(waiting.timer);
    waiting.server.close();
    waiting = null;
  };

  const finish = async (code: string, verifier: string): Promise<string> => {
    const { method, path } = googleDesktopFinish;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ code, verifier });
    const reply = await ask(new Request(`app://lampstand${path}`, { method, headers, body }), path);
    return reply.ok ? googleDesktopFinish.reply.parse(await reply.json()).goTo : failedPath('failed');
  };

  return {
    /** Begins one, in place of one that still waits. Gives the address for the system's browser. */
    async start(): Promise<string> {
      stop();
      const web = await webOrigin();
      if (web === null) throw new BridgeError('unavailable');
      // Costs every start some 20 ms when it is imported at the top: it brings Node’s own client for HTTP/1 and 2 along.
      const { createServer } = await import('node:http');
      const [verifier, state] = [random(), random()];
      const server = createServer((request, response) => {
        const answer = readAnswer(request, portOf(server), state);
        if (!answer) return void response.writeHead(404, { Connection: 'close' }).end();
        stop();
        const code = answer.get('code');
        const next = code ? finish(code, verifier) : Promise.resolve(failedPath(answer.get('error') ?? ''));
        next
          .catch((error: unknown) => {
            log.error('the sign-in could not be finished', describe(error));
            return failedPath('failed');
          })
          .then((path) => {
            browserPage(response, !path.startsWith('/login'));
            goTo(path);
          })
          .catch((error: unknown) => log.error('after a sign-in', describe(error)));
      });
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve);
      });
      waiting = { server, timer: setTimeout(stop, TIMEOUT).unref() };
      server.unref();
      const challenge = hash('sha256', verifier, 'base64url');
      const search = new URLSearchParams({ challenge, state, port: String(portOf(server)) });
      return `${web}${googleDesktopStart.path}?${search}`;
    },
  };
};

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/**
 * What the browser brings back; null for anybody else. Another page or program on this computer may ask too; a name in
 * place of the number is DNS rebinding.
 */
const readAnswer = ({ method, url, headers }: IncomingMessage, port: number, state: string): URLSearchParams | null => {
  const asked = URL.parse(url ?? '', `http://127.0.0.1:${port}`);
  const isBrowser =
    method === 'GET' &&
    headers.host === `127.0.0.1:${port}` &&
    asked?.pathname === '/signed-in' &&
    asked.searchParams.get('state') === state;
  return isBrowser ? asked.searchParams : null;
};

const random = () => randomBytes(32).toString('base64url');

/** The sign-in page says why, in words of its own, and takes only those it knows. */
const failedPath = (why: string) => `/login?${new URLSearchParams({ google: why })}`;

const page = (heading: string, text: string) =>
  plainPage(`<h1>${heading}</h1>
<p>${escapeHtml(text)}</p>`);

const donePage = () =>
  page('Please go back to the app', `Google has answered, and ${site().name} goes on. You can close this page.`);
const failedPage = () =>
  page('You are not signed in', `Please go back to ${site().name}: it says why. You can close this page.`);

/** The last that the person's browser shows. */
const browserPage = (response: ServerResponse, isDone: boolean): void => {
  response
    .writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      Connection: 'close',
    })
    .end(isDone ? donePage() : failedPage());
};
