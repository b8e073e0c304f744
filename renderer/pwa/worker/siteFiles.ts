declare const self: ServiceWorkerGlobalScope;

/** /privacy names it (core/rules/kept/storageNames.ts, which this worker may not import; a browser test compares). */
const CACHE = 'site';
/** The page is not drawn before it. */
const COLOURS = '/brand.css';
/** What the server makes of the church's settings: no file of a build is right for long. */
const files = /^\/(?:brand\.css|manifest\.webmanifest|favicon\.\w+|icons\/[\w-]+\.png|logo\/\w+\.\w+)$/;

/** Whether this address gives colours, icons, logo or manifest as the server has them now. */
export const isSiteFile = ({ method, url }: Request): boolean => {
  const { origin, pathname } = new URL(url);
  return method === 'GET' && origin === self.location.origin && files.test(pathname);
};

const keep = async (request: Request, answer: Response): Promise<void> => {
  const cache = await caches.open(CACHE);
  const { pathname } = new URL(request.url);
  const former = pathname.startsWith('/logo/') ? (await cache.keys()).filter(({ url }) => url.includes('/logo/')) : [];
  await Promise.all(former.map((each) => cache.delete(each)));
  await cache.put(request, answer);
};

/** From the network, and from the cache without one. Colours come from the cache at once: the page's script mends them. */
export const siteFile = async ({
  request,
  waitUntil,
}: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> => {
  const fresh = fetch(request).then((answer) => {
    if (answer.ok) waitUntil(keep(request, answer.clone()).catch(() => undefined));
    return answer;
  });
  const kept = await caches.match(request, { cacheName: CACHE });
  if (!kept) return fresh;
  const orKept = fresh.catch(() => kept);
  waitUntil(orKept);
  return new URL(request.url).pathname === COLOURS ? kept : orKept;
};

/** What a first visit has fetched before there was a worker. */
export const keepSiteFiles = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await Promise.all([COLOURS, '/favicon.svg'].map((path) => cache.add(path).catch(() => undefined)));
};
