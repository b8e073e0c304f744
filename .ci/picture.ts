import { fits } from './check-imports.ts';
import { table, type Line } from './import-table.ts';

/** The import table drawn as two Mermaid pictures: `npm run docs` writes them into docs/architecture.md. */

/** What may import everything (bench, e2e, .ci) and single files with a line of their own are not drawn. */
const lines = table.filter(({ files, may }) => !may.includes('**') && files.every((file) => file.includes('*')));

const isCore = ({ files }: Line): boolean => files.every((file) => file.startsWith('core/'));

/** A path that a pattern stands for. */
const sample = (pattern: string): string => pattern.replace(/\*+/g, 'x');

interface Arrow {
  to: Line;
  /** The patterns that it is made of where they are not all of it. */
  parts: string[];
}

/** What a line may import of others. */
const arrowsOf = (line: Line): Arrow[] =>
  lines.flatMap((to) => {
    // Of a line for each of many folders a file may import its own alone.
    const own = line.files.filter((pattern) => !pattern.includes('*/'));
    const patterns = [...own, ...line.may].filter((pattern) => {
      const decides = lines.find(({ files }) => fits(files, sample(pattern)));
      return decides === to || to.files.some((file) => fits([pattern], sample(file)));
    });
    const isAll = to.files.every((file) => fits(patterns, sample(file)));
    return to === line || patterns.length === 0 ? [] : [{ to, parts: isAll ? [] : patterns }];
  });

/** As it stands in the picture: Mermaid takes a path for a name. */
const nameOf = ({ files }: Line): string => files.map((file) => file.replace(/(?:\/\*)?\/\*\*$/, '')).join('+');

const partsOf = ({ to, parts }: Arrow): string[] => (parts.length > 0 ? parts : to.files);

/** What stands behind the name of a line: one arrow to all whole boxes, and one for each of which a part is meant. */
const draw = (from: Line): string[] => {
  const arrows = arrowsOf(from);
  // Core is one box among the processes.
  const toCore = isCore(from) ? [] : arrows.filter(({ to }) => isCore(to));
  const isAll = toCore.length === lines.filter(isCore).length;
  const others = arrows.filter((each) => !toCore.includes(each));
  const whole = others.filter(({ parts }) => parts.length === 0).map(({ to }) => nameOf(to));
  if (isAll) whole.push('core');
  const some = others.filter(({ parts }) => parts.length > 0).map(({ to, parts }) => [nameOf(to), ...parts]);
  if (!isAll && toCore.length > 0) some.push(['core', ...toCore.flatMap(partsOf)]);
  return [
    ...(whole.length > 0 ? [`--> ${whole.join(' & ')}`] : []),
    ...some.map(([to, ...parts]) => `-->|"${parts.join(', ')}"| ${to}`),
  ];
};

const chart = (drawn: Line[]): string => {
  const arrows = new Map<string, string[]>();
  for (const line of drawn) for (const end of draw(line)) arrows.set(end, [...(arrows.get(end) ?? []), nameOf(line)]);
  const rows = [...arrows].map(([end, names]) => `  ${names.join(' & ')} ${end}`);
  const alone = drawn.map(nameOf).filter((name) => !rows.some((row) => row.split(/[ &]+/).includes(name)));
  return ['```mermaid', 'flowchart TD', ...alone.map((name) => `  ${name}`), ...rows, '```']
    .join('\n')
    .replaceAll('/**', '');
};

/** The parts of core, and the processes above it. */
export const pictures = (): string[] => [
  chart(lines.filter(isCore)).replaceAll('core/', ''),
  chart(lines.filter((line) => !isCore(line))),
];

/** A document with the pictures in it as the import table has them now. */
export const withPictures = (text: string): string => {
  const drawn = pictures();
  return text.replace(/```mermaid\n.*?```/gs, (old) => drawn.shift() ?? old);
};
