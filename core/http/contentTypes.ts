const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  bin: 'application/octet-stream',
};

/** The type of a file of the build by its name. What we don't know is never guessed from its content (nosniff). */
export const contentTypeOf = (path: string): string | undefined =>
  types[path.slice(path.lastIndexOf('.') + 1).toLowerCase()];
