import { join, relative } from 'node:path';
import type { CallExpression, Expression, Node } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isTemplateExpression,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, type Type } from 'typescript/unstable/sync';
import { paths } from '../../paths.ts';

/** One SQL statement of the server's sources, and the row that its caller was promised. */
export interface FoundStatement {
  /** File and line. */
  at: string;
  /** Null where the compiler does not know it. */
  sql: string | null;
  /** Type by column name, without null; empty where no rows are read. */
  row: Record<string, string>;
}

/**
 * Every statement that is given to `query` (server/db/db.ts) outside of tests, as the compiler knows it, whether a test runs it
 * or not: a literal, a template whose parts are literals (constants, or one of a union), or what server/db/build.ts builds.
 * TypeScript calls its interface unstable: it may need care with an update, which package.json makes a step of its own.
 */
export const findStatements = async (): Promise<FoundStatement[]> => {
  const api = new API({ cwd: paths.root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(paths.root, 'server/tsconfig.json')] });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error('server/tsconfig.json was not opened');
    const found: FoundStatement[] = [];
    for (const call of callsOfQuery(project)) found.push(...(await readCall(project, call)));
    return found;
  } finally {
    api.close();
  }
};

const callsOfQuery = (project: Project): CallExpression[] => {
  const file = join(paths.root, 'server/db/db.ts');
  let name: Node | undefined;
  project.program.getSourceFile(file)?.forEachChild((node) => {
    if (isFunctionDeclaration(node) && node.name?.text === 'query') name = node.name;
  });
  if (!name) throw new Error(`${file} has no function "query"`);
  return project.checker
    .getReferencedSymbolsForNode(name, name.end)
    .flatMap(({ references }) => references.map((handle) => handle.resolve(project)?.parent))
    .filter((node) => node !== undefined)
    .filter(isCallExpression)
    .filter((node) => !/\.test\.ts$|\/testing\/|\/db\/schema\//.test(node.getSourceFile().fileName));
};

const readCall = async (project: Project, call: CallExpression): Promise<FoundStatement[]> => {
  const file = call.getSourceFile();
  const line = file.text.slice(0, call.expression.end).split('\n').length;
  const at = `${relative(paths.root, file.fileName)}:${line}`;
  const [sql] = call.arguments;
  const texts = sql && (textsOf(project, sql) ?? (await builtTexts(project, sql)));
  const row = rowOf(project, call);
  return (texts ?? [null]).map((text) => ({ at, sql: text, row }));
};

/** What an expression may be: a literal, one of several, or a template of such. Undefined when its type does not tell. */
const textsOf = (project: Project, node: Expression): string[] | undefined => {
  if (!isTemplateExpression(node)) {
    const type = project.checker.getTypeAtLocation(node);
    return type && literalsOf(type);
  }
  let texts: string[] | undefined = [node.head.text];
  for (const { expression, literal } of node.templateSpans) {
    const parts = textsOf(project, expression);
    texts = parts && texts?.flatMap((text) => parts.map((part) => `${text}${part}${literal.text}`));
  }
  return texts;
};

const literalsOf = (type: Type): string[] | undefined => {
  if (type.isStringLiteralType() || type.isNumberLiteralType()) return [String(type.value)];
  const each = type.isUnionType() ? type.getTypes().map(literalsOf) : [];
  return each.length > 0 && each.every((texts) => texts !== undefined) ? each.flat() : undefined;
};

/** What an exported constant holds that was built by server/db/build.ts: one text, or a function that gives one for each shape. */
const builtTexts = async ({ checker }: Project, node: Expression): Promise<string[] | undefined> => {
  const name = isCallExpression(node) ? node.expression : node;
  const symbol = isIdentifier(name) ? checker.getSymbolAtLocation(name) : undefined;
  const file = symbol?.valueDeclaration?.resolve()?.getSourceFile().fileName;
  if (!symbol || !file) return undefined;
  const built = ((await import(file)) as Record<string, unknown>)[symbol.name];
  if (typeof built === 'string') return [built];
  if (typeof built !== 'function' || !('examples' in built)) return undefined;
  const build = built as ((shape: unknown) => unknown) & { examples: unknown[] };
  return build.examples.map((shape) => String(build(shape)));
};

/** The row type that a call gives: `query` is a Generator<Statement, Row[], …>. */
const rowOf = ({ checker }: Project, call: CallExpression): Record<string, string> => {
  const argument = (type: Type | undefined, index: number): Type | undefined =>
    type?.isTypeReference() ? checker.getTypeArguments(type)[index] : undefined;
  const row = argument(argument(checker.getTypeAtLocation(call), 1), 0);
  if (!row) throw new Error('query gives no rows');
  return Object.fromEntries(
    checker.getPropertiesOfType(row).map((column) => [column.name, nameOf(checker, checker.getTypeOfSymbol(column))]),
  );
};

/** `string` for a closed list of strings too. */
const nameOf = (checker: Checker, type: Type | undefined): string => {
  const given = type && checker.getNonNullableType(type);
  const base = given && checker.getBaseTypeOfLiteralType(given);
  if (!base) return 'unknown';
  return checker.typeToString(base).replace(/^Buffer<.*>$/, 'Buffer');
};
