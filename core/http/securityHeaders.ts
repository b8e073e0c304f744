import { displayScriptHash } from './displayScript.ts';

/** What an answer of ours may load and do: nothing foreign, no inline script (docs/proof.md S23, E7). */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  // Avatars are https addresses of people's own (docs/decisions.md 34); data and blob are pictures we draw ourselves.
  "img-src 'self' https: data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
].join('; ');

/** The build's name for the worker that reads searches. */
const lookupWorker = /^\/assets\/lookup\.worker-[\w-]{8}\.js$/;
const workerPolicy = contentSecurityPolicy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");

/** A page's address: index.html, or one without an extension, which is answered with it. */
const page = /(?:\.html|\/[^./]*)$/;
/** A page's policy: one inline script more, which is known to the letter. */
export const pagePolicy = contentSecurityPolicy.replace(
  "script-src 'self'",
  `script-src 'self' '${displayScriptHash}'`,
);

/**
 * The policy of one file. A worker has that of its own script and not its page's, so that none but the one with the sentence
 * encoder may compile WebAssembly.
 */
export const policyOfFile = (path: string): string =>
  lookupWorker.test(path) ? workerPolicy : page.test(path) ? pagePolicy : contentSecurityPolicy;

const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Headers that every answer carries, errors and files too. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

const stripeScripts = 'https://js.stripe.com https://*.js.stripe.com';

/**
 * In their place for the page that takes payments, and for no other: Stripe's script, its frames, the frames of banks, and a
 * browser's own wallets (docs/proof.md S23). The desktop app has no such page.
 */
export const paymentHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    pagePolicy
      .replace("script-src 'self'", `script-src 'self' ${stripeScripts}`)
      .replace("connect-src 'self'", "connect-src 'self' https://api.stripe.com"),
    `frame-src ${stripeScripts} https://hooks.stripe.com`,
  ].join('; '),
  'Permissions-Policy': permissionsPolicy.replace('payment=()', 'payment=(self "https://js.stripe.com")'),
};
