import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The class names that a style sheet defines. */
export const classesOf = (css: string): string[] => {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"\n]*"|'[^'\n]*'|url\([^)]*\)/g, '');
  // A selector stands before a brace; what stands before a semicolon is a value.
  const selectors = bare.match(/[^{};]+(?=\{)/g) ?? [];
  return [...new Set(selectors.flatMap((each) => each.match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? []))].sort();
};

const typesOf = (css: string): string => {
  const names = classesOf(css).map((name) => `  readonly '${name}': string;\n`);
  return `declare const styles: {\n${names.join('')}};\nexport default styles;\n`;
};

/**
 * Writes a declaration of every style sheet's classes below `folder`, which renderer/tsconfig.json lays over the sources: a
 * class that its sheet does not define is a type error then. Left alone, Vite's types allow every name.
 */
export const writeClassTypes = (renderer: string, folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  for (const sheet of globSync(join(renderer, '**/*.module.css'))) {
    const file = join(folder, relative(renderer, sheet)).replace(/\.css$/, '.d.css.ts');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typesOf(readFileSync(sheet, 'utf8')));
  }
};

// Lint reads the types too, and may run without `npm run types` before it.
if (import.meta.main) writeClassTypes('renderer', 'build/classes');
