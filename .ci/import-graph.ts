import { parseSync, Visitor, type ESTree } from 'vite';

export interface Import {
  specifier: string;
  line: number;
  /** `lazy` is import('x'), `glob` Vite's import.meta.glob, `computed` an import whose target is no plain string. */
  kind: 'plain' | 'lazy' | 'glob' | 'computed';
}

const parse = (file: string, text: string): ESTree.Program => {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program;
};

/** All a file imports: static, re-exported, lazy, type-only, and `import('x')` types. */
export const readImports = (file: string, text: string): Import[] => {
  const found: Import[] = [];
  const add = (node: ESTree.Node | null | undefined, kind: Import['kind'] = 'plain'): void => {
    if (!node) return;
    const line = text.slice(0, node.start).split('\n').length;
    const specifier = plainString(node);
    if (specifier !== null) found.push({ specifier, line, kind });
    else if (node.type === 'ArrayExpression') node.elements.forEach((element) => add(element, kind));
    else found.push({ specifier: '', line, kind: 'computed' });
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source, 'lazy'),
    CallExpression: ({ callee, arguments: [target] }) => {
      if (isMetaGlob(callee)) add(target, 'glob');
    },
  }).visit(parse(file, text));
  return found;
};

const plainString = (node: ESTree.Node): string | null => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? null;
  return null;
};

const isMetaGlob = (node: ESTree.Node): boolean =>
  node.type === 'MemberExpression' &&
  !node.computed &&
  node.property.name === 'glob' &&
  node.object.type === 'MetaProperty';

/** Whether a file only hands on what others export. */
export const isBarrel = (file: string, text: string): boolean => {
  const { body } = parse(file, text);
  return body.some(handsOn) && body.every((node) => handsOn(node) || node.type === 'ImportDeclaration');
};

const handsOn = (node: ESTree.Node): boolean =>
  node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.declaration === null);

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
