import ts from 'typescript';

export interface Import {
  specifier: string;
  line: number;
  /** `lazy` is import('x'), `glob` Vite's import.meta.glob, `computed` an import whose target is no plain string. */
  kind: 'plain' | 'lazy' | 'glob' | 'computed';
}

const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    false,
    /\.tsx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** All a file imports: static, re-exported, lazy, type-only, and `import('x')` types. */
export const readImports = (file: string, text: string): Import[] => {
  const source = parse(file, text);
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, kind: Import['kind'] = 'plain'): void => {
    if (!node) return;
    const line = source.getLineAndCharacterOfPosition(node.pos).line + 1;
    if (ts.isStringLiteralLike(node)) found.push({ specifier: node.text, line, kind });
    else if (ts.isArrayLiteralExpression(node)) node.elements.forEach((element) => add(element, kind));
    else found.push({ specifier: '', line, kind: 'computed' });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node))
      add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : node.argument);
    else if (ts.isCallExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], 'lazy');
      else if (isMetaGlob(node.expression)) add(node.arguments[0], 'glob');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const isMetaGlob = (node: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(node) && node.name.text === 'glob' && ts.isMetaProperty(node.expression);

/** Whether a file only hands on what others export. */
export const isBarrel = (file: string, text: string): boolean => {
  const { statements } = parse(file, text);
  return (
    statements.some((node) => ts.isExportDeclaration(node)) &&
    statements.every((node) => ts.isExportDeclaration(node) || ts.isImportDeclaration(node))
  );
};

/** One cycle for each knot of files that import each other. */
export const findCycles = (graph: Map<string, string[]>): string[][] => {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const walk = (file: string): void => {
    if (done.has(file)) return;
    const start = path.indexOf(file);
    if (start >= 0) {
      cycles.push(path.slice(start));
      return;
    }
    path.push(file);
    for (const next of graph.get(file) ?? []) walk(next);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) walk(file);
  return cycles;
};
