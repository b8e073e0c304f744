import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** .vite/manifest.json of the built renderer, as far as it is read. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>
>;

/** A build without a manifest gets its pages without hints. */
export const readManifest = (folder: string): Manifest => {
  const path = join(folder, '.vite/manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
};

/** Links that have a page's files fetched while the first script is still under way. */
export const preloadLinks = (needs: readonly string[], manifest: Manifest, html: string): string => {
  const files = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || files.has(chunk.file) || html.includes(`/${chunk.file}"`)) return;
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    chunk.imports?.forEach(add);
  };
  needs.forEach(add);
  return linksTo([...files].filter((file) => !html.includes(`/${file}"`)));
};

/** The letters that a page as sent is drawn in: found with its first lines, they come before it is painted and not after. */
export const fontLinks = (manifest: Manifest): string =>
  linksTo((manifest['index.html']?.assets ?? []).filter((file) => file.endsWith('.woff2')));

const linksTo = (files: readonly string[]): string => files.map((file) => `  ${linkTo(`/${file}`)}\n  `).join('');

const linkTo = (address: string): string => {
  if (address.endsWith('.woff2'))
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`;
  if (address.endsWith('.js')) return `<link rel="modulepreload" crossorigin href="${address}">`;
  if (address.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="${address}">`;
  return `<link rel="preload" as="fetch" crossorigin href="${address}">`;
};
