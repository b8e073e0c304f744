import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { root } from './lib/processes.ts';
import { figure, inUnit, type Figure } from './lib/report.ts';

const JS_RATIO = 1.3;
const CSS_LIMIT = 12_000;
const MATCHER_LIMIT = 60_000;
const CLASSIFIER_LIMIT = 300_000;

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

/** What the files of a folder with such names weigh together. Where it is known how many they are, none may be missing. */
export const sizeOf = (folder: string, names: RegExp, count?: number): number => {
  const files = readdirSync(folder).filter((name) => names.test(name));
  if (files.length === 0 || files.length !== (count ?? files.length))
    throw new Error(`${folder} has not the expected ${String(names)}, but: ${files.join(', ')}`);
  return files.reduce((sum, name) => sum + gzipped(join(folder, name)), 0);
};

const buildShell = async (): Promise<number> => {
  mkdirSync(join(root, 'build'), { recursive: true });
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
    return sizeOf(join(folder, 'out/assets'), /\.js$/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

let floor: Promise<number> | undefined;

/** The libraries alone, built the way the product is: what no renderer of ours can go under. Built once a run. */
export const shellFloor = (): Promise<number> => (floor ??= buildShell());

export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The names of what is loaded before the first paint. */
export const initialChunks = (manifest: Manifest): Set<string> => {
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

/** Bytes as they are reported. */
export const kilobytes = (bytes: number): string => inUnit('kB')(bytes / 1000);

/** What the browser loads before it can paint home, against the libraries alone in the same run (docs/proof.md P9). */
export const bundle = async (): Promise<Figure[]> => {
  const dist = join(root, 'dist/renderer');
  const manifest = readManifest(dist);
  const chunks = [...initialChunks(manifest)].flatMap((name) => manifest[name] ?? []);
  const js = chunks.reduce((sum, { file }) => sum + gzipped(join(dist, file)), 0);
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  const css = [...styles].reduce((sum, file) => sum + gzipped(join(dist, file)), 0);
  const assets = join(dist, 'assets');
  const shellSize = await shellFloor();
  return [
    figure('P9', 'initial JavaScript, gzipped', js, shellSize, kilobytes, { max: JS_RATIO, note: 'shell floor' }),
    figure('P9', 'initial CSS, gzipped', css, CSS_LIMIT, kilobytes),
    figure(
      '-',
      'matcher and index, gzipped',
      sizeOf(assets, /^(?:lookup\.worker-.*\.js|matching-.*\.json)$/, 2),
      MATCHER_LIMIT,
      kilobytes,
    ),
    figure('-', 'classifier, gzipped', sizeOf(assets, /^classifier-.*\.json$/, 1), CLASSIFIER_LIMIT, kilobytes),
  ];
};
