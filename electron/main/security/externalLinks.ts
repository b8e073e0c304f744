import { rewriteCall, rewriteMessage } from './phoneLinks.ts';

/** The longest address we hand over: Windows refuses longer ones, and no honest link needs more. */
const MAX_LENGTH = 2000;

// Harmless to a browser, not to every shell or registry command line that a system may put between us and it.
const unsafe: Readonly<Record<string, string>> = {
  "'": '%27',
  '`': '%60',
  '|': '%7C',
  '^': '%5E',
  $: '%24',
  '\\': '%5C',
};

/**
 * The address to open outside, rewritten from its parsed form; null for everything but http, https, plain mailto, and
 * calls and messages to helplines. A system opens file:, smb: and its own schemes with programs that trust them
 * (docs/proof.md E15).
 */
export const externalAddress = (address: string): string | null => {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return null;
  const rewritten = rewrite(url);
  return rewritten && rewritten.length <= MAX_LENGTH ? rewritten : null;
};

const rewrite = (url: URL): string | null => {
  switch (url.protocol) {
    case 'http:':
    case 'https:':
      return escapeUnsafe(url.href);
    case 'mailto:':
      return rewriteMail(url);
    case 'tel:':
      return rewriteCall(url);
    case 'sms:':
      return rewriteMessage(url, MAX_LENGTH);
    default:
      return null;
  }
};

const mailbox = /^[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i;

/** One address, a subject and a text. Some mail programs also take `attach`, and send files the person never chose. */
const rewriteMail = (url: URL): string | null => {
  if (!mailbox.test(url.pathname)) return null;
  // A plus is a plus in mail links, unlike in forms: it is kept from being read, and written, as a space.
  const given = new URLSearchParams(url.search.replaceAll('+', '%2B'));
  const fields = ['subject', 'body'].flatMap((name) => {
    const value = given.get(name);
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return escapeUnsafe(`mailto:${url.pathname}${fields.length ? `?${fields.join('&')}` : ''}`);
};

const escapeUnsafe = (address: string) => address.replace(/['`|^$\\]/g, (character) => unsafe[character] ?? '');
