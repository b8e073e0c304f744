import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './lib/processes.ts';
import type { Figure } from './lib/report.ts';

const JS_RATIO = 1.15;
const CSS_LIMIT = 12_000;
const MATCHER_LIMIT = 60_000;
const CLASSIFIER_LIMIT = 300_000;

export interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const shell = `
import { createElement, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
const client = new QueryClient();
const Page = () => createElement(Link, { to: '/' }, useQuery({ queryKey: ['page'], queryFn: String }).data);
const routes = createElement(Routes, null, createElement(Route, { path: '/', element: createElement(Page) }));
const router = createElement(BrowserRouter, null, createElement(Suspense, null, routes));
createRoot(document.body).render(createElement(QueryClientProvider, { client }, router));
`;

export const gzipped = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length;

/** The libraries alone, built the way the product is: what no renderer of ours can go under. */
export const shellFloor = async (): Promise<number> => {
  const folder = mkdtempSync(join(root, 'build/floor-'));
  try {
    writeFileSync(join(folder, 'main.js'), shell);
    await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      build: {
        outDir: 'out',
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: join(folder, 'main.js') },
      },
    });
    const assets = join(folder, 'out/assets');
    return readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .reduce((sum, name) => sum + gzipped(join(assets, name)), 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const readManifest = (dist: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** The names of what is loaded before the first paint. */
export const initialChunks = (manifest: Record<string, Chunk>): Set<string> => {
  const initial = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || initial.has(name)) return;
    initial.add(name);
    chunk.imports?.forEach(visit);
  };
  for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(name);
  return initial;
};

/** The matcher with its index, loaded after the first paint. */
const matcherSize = (dist: string): number => {
  const assets = join(dist, 'assets');
  const parts = readdirSync(assets).filter((name) => /^(?:lookup\.worker-.*\.js|matching-.*\.json)$/.test(name));
  if (parts.length !== 2) throw new Error(`The matcher is not in two files: ${parts.join(', ')}`);
  return parts.reduce((sum, name) => sum + gzipped(join(assets, name)), 0);
};

/** What the matcher has learnt, loaded beside it. */
const classifierSize = (dist: string): number => {
  const assets = join(dist, 'assets');
  const [name] = readdirSync(assets).filter((each) => /^classifier-.*\.json$/.test(each));
  if (name === undefined) throw new Error('The classifier is not among the assets');
  return gzipped(join(assets, name));
};

/** A size in bytes against its limit. */
const sizeFigure = (id: string, name: string, bytes: number, limit: number): Figure => ({
  id,
  name,
  product: `${(bytes / 1000).toFixed(1)} kB`,
  limit: `${limit / 1000} kB`,
  ratio: bytes / limit,
  goal: '<= 1',
  holds: bytes <= limit,
});

/** What the browser loads before it can paint home, against the libraries alone in the same run (docs/proof.md P9). */
export const bundle = async (): Promise<Figure[]> => {
  const dist = join(root, 'dist/renderer');
  const manifest = readManifest(dist);
  const chunks = [...initialChunks(manifest)].flatMap((name) => manifest[name] ?? []);
  const js = chunks.reduce((sum, { file }) => sum + gzipped(join(dist, file)), 0);
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  const css = [...styles].reduce((sum, file) => sum + gzipped(join(dist, file)), 0);
  const floor = await shellFloor();
  return [
    {
      id: 'P9',
      name: 'initial JavaScript, gzipped',
      product: `${(js / 1000).toFixed(1)} kB`,
      limit: `${(floor / 1000).toFixed(1)} kB shell floor`,
      ratio: js / floor,
      goal: `<= ${JS_RATIO}`,
      holds: js / floor <= JS_RATIO,
    },
    sizeFigure('P9', 'initial CSS, gzipped', css, CSS_LIMIT),
    sizeFigure('-', 'matcher and index, gzipped', matcherSize(dist), MATCHER_LIMIT),
    sizeFigure('-', 'classifier, gzipped', classifierSize(dist), CLASSIFIER_LIMIT),
  ];
};
