/** What a page may tell the server beside method, address and body. Cookies and Origin are the main process's own. */
const toServer = ['accept', 'content-type', 'idempotency-key', 'last-event-id'];

/** What the page may read of an answer. Set-Cookie stays in the main process with the rest. */
const toPage = [
  'content-type',
  'content-disposition',
  'content-language',
  'retry-after',
  'x-request-id',
  'x-total-count',
  'x-pastoral-team',
];

const only = (names: readonly string[], headers: Headers): Record<string, string> => {
  const kept: Record<string, string> = {};
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) kept[name] = value;
  }
  return kept;
};

/** The headers of a forwarded request. The server refuses writes whose Origin is not its own, so ours becomes that. */
export const requestHeaders = (headers: Headers, serverOrigin: string): Record<string, string> => ({
  ...only(toServer, headers),
  origin: serverOrigin,
});

export const answerHeaders = (headers: Headers): Record<string, string> => only(toPage, headers);

const data =
  /^(?:application\/(?:json|problem\+json|zip|octet-stream)|text\/(?:plain|csv|event-stream)|image\/(?:png|jpeg|webp|gif|avif))$/;

/**
 * Whether an answer is data. A page of HTML in place of an answer comes from a hotel's or school's sign-in page, and
 * must neither count as success nor ever be shown within our origin (docs/proof.md R11).
 */
export const isData = (contentType: string | null): boolean =>
  contentType === null || data.test(contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '');
