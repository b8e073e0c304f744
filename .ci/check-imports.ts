import { builtinModules } from 'node:module';
import { relative, resolve } from 'node:path';
import { findCycles, isBarrel, readImports, type Import } from './import-graph.ts';
import { reserved, table, tests, type Line } from './import-table.ts';

/** `a/*`+`/b` style pattern as an expression; each `*` captures one name. */
const expression = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*|\*/g, (star) => (star === '**' ? '.*' : '([^/]+)'))}$`,
  );

export const fits = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) => expression(pattern).test(path));

const lineOf = (file: string): Line | undefined => table.find(({ files }) => fits(files, file));

const isTestSupport = (file: string): boolean => file.includes('/testing/');

/** The line of a file, with what it may import besides where it is a test or test support. */
const rightsOf = (file: string, line: Line) => {
  const isTest = /\.test\.tsx?$/.test(file);
  const extra = isTest || isTestSupport(file) ? tests.find(({ files }) => fits(files, file)) : undefined;
  // What a name of the line stands for in this file: a feature is not all features.
  const name = line.files.map((pattern) => expression(pattern).exec(file)?.[1]).find(Boolean) ?? '*';
  const own = line.alone ? [] : line.files.map((pattern) => pattern.replace(/(?<!\*)\*(?!\*)/, name));
  return {
    may: [...own, ...line.may, ...(extra?.may ?? [])],
    packages: [...line.packages, ...(extra?.packages ?? [])],
    testSupport: isTest || isTestSupport(file) || /^(?:e2e\/|bench\/|\.ci\/|vitest\.config\.ts$)/.test(file),
  };
};

/** The message when `file` may not import `target` (a path from the root) or the package `target`; null when it may. */
export const judge = (file: string, target: string, kind: 'file' | 'package'): string | null => {
  const line = lineOf(file);
  if (!line)
    return `${file} stands in no folder of .ci/import-table.ts: move it, or add its folder there and to docs/architecture.md`;
  const { may, packages, testSupport } = rightsOf(file, line);
  if (kind === 'package') {
    const whole = target.split('/', target.startsWith('@') ? 2 : 1).join('/');
    if (builtinModules.includes(whole)) return `write node:${whole}`;
    return fits(packages, whole) || packages.includes('*')
      ? null
      : `${file} may not use the package ${whole}: ${line.instead}`;
  }
  const kept = reserved.find(({ files }) => fits(files, target));
  if (kept && !fits(kept.may, file)) return `${file} may not import ${target}: ${kept.instead}`;
  if (isTestSupport(target) && !testSupport)
    return `${file} may not import ${target}: what stands in a testing/ folder is for tests alone`;
  return fits(may, target) ? judgePrivate(file, target) : `${file} may not import ${target}: ${line.instead}`;
};

/** The message when `target` is a private file of a folder of core that `file` does not stand in; null otherwise. */
const judgePrivate = (file: string, target: string): string | null => {
  const line = lineOf(target);
  const folder = line?.files.find((pattern) => expression(pattern).test(target))?.replace('**', '') ?? '';
  if (!line?.public || file.startsWith(folder) || isTestSupport(target)) return null;
  if (fits(line.public, target.slice(folder.length))) return null;
  return `${file} may not import ${target}: it is private to ${folder}, whose public files are ${line.public.join(', ')} (.ci/import-table.ts)`;
};

/** Every fault of the given sources, one line each. `exists` tells whether a path from the root is a file. */
export const checkImports = (sources: Map<string, string>, exists: (path: string) => boolean): string[] => {
  const faults: string[] = [];
  const graph = new Map<string, string[]>();
  const atOnce = new Set<string>();
  for (const [file, text] of sources) {
    const targets: string[] = [];
    for (const found of readImports(file, text)) {
      const path = pathOf(file, found.specifier);
      if (path !== null) {
        targets.push(path);
        if (found.kind === 'plain') atOnce.add(path);
      }
      const fault = checkOne(file, found, path, exists);
      if (fault) faults.push(`${file}:${found.line} ${fault}`);
    }
    graph.set(file, targets);
  }
  // What is only loaded by import('x') may gather files: that is how a lazy chunk gets its contents.
  const mayBeBarrel = (file: string): boolean =>
    /^renderer\/features\/[^/]+\/index\.ts$/.test(file) || (!/\/index\.tsx?$/.test(file) && !atOnce.has(file));
  const barrels = [...sources].filter(([file, text]) => !mayBeBarrel(file) && isBarrel(file, text));
  faults.push(...barrels.map(([file]) => `${file}:1 only re-exports: import from the file that has it instead`));
  faults.push(...findCycles(graph).map((cycle) => `${cycle[0]}:1 import cycle: ${[...cycle, cycle[0]].join(' -> ')}`));
  return faults;
};

/** The path from the root that a relative specifier names; null for a package. Vite's `?inline` and the like fall away. */
const pathOf = (file: string, specifier: string): string | null =>
  /^!?\.{0,2}\//.test(specifier)
    ? relative('.', resolve(file, '..', specifier.replace(/^!/, '').replace(/\?.*$/, '')))
    : null;

const checkOne = (
  file: string,
  { specifier, kind }: Import,
  path: string | null,
  exists: (path: string) => boolean,
): string | null => {
  if (kind === 'computed')
    return lineOf(file)?.computed ? null : 'the name of an imported module must be a plain string';
  if (path === null) return judge(file, specifier, 'package');
  if (kind === 'glob') return judge(file, path.replace(/\*.*$/, 'x'), 'file');
  // Node runs these files as they are and adds no extension by itself. Generated files appear with `npm run content`.
  if (!exists(path) && !path.startsWith('content/generated/'))
    return `${specifier} is no file: write the whole name with its extension`;
  return judge(file, path, 'file');
};
