import { expect, test } from 'vitest';
import { checkDocs } from './check-docs.ts';
import { pictures, withPictures } from './picture.ts';

const documents: [string, string][] = [
  ['docs/decisions.md', '# Decisions\n\n## 17 Crisis first\n\nWhy.\n'],
  ['docs/specification.md', '# Specification\n\n## 1 §4 States\n\nWhat.\n'],
  ['docs/proof.md', '# Proof\n\n- **R15** A deploy under open tabs.\n- **E1** Plain http.\n'],
];

const paths = new Set(['core', 'core/text', 'core/text/edits.ts', ...documents.map(([path]) => path)]);

const faultsOf = (file: string, text: string): string[] => checkDocs(new Map([...documents, [file, text]]), paths);

test.each([
  '/** Danger first (docs/decisions.md 17). */',
  '/** The order of a search (docs/specification.md 1 §4, docs/decisions.md 17). */',
  '// Survives a deploy (docs/proof.md R15 and E1).',
  '/**\n * A long sentence that goes on in the next line and says why it is so (docs/decisions.md\n * 17).\n */',
  '// Edits are counted in core/text/edits.ts, in edits.ts, in text/edits.ts and below core/text/.',
  'const text = "decision 18, spec 1 §9, R99 and core/gone.ts are no comment";',
  '// An S3 is meant, or whatever is S3-compatible (docs/proof.md R15).',
  '// Kept in S3 storage, in one S3 bucket, behind the S3 API.',
  '// Pictures lie with IMAGE_STORE=S3 elsewhere.',
  '// An address is no path: https://example.org/core/gone.ts',
])('lets pass: %s', (text) => expect(faultsOf('core/text/other.ts', text)).toEqual([]));

test.each([
  ['// Danger first (decision 17).', '"decision 17" alone'],
  ['/** As said in decisions 1 and 2. */', '"decisions 1" alone'],
  ['// The order of a search (spec 1 §4).', '"spec 1" alone'],
  ['// The order of a search (1 §4).', '"1 §4" alone'],
  ['// R15: a deploy.', '"R15" alone'],
  ['// S3: a userId of somebody else.', '"S3" alone'],
  ['// As in S3 (docs/proof.md R15).', '"S3" alone'],
  ['// An S3 bucket is no S30 bucket.', '"S30" alone'],
  ['// What an E1 bucket is.', '"E1" alone'],
  ['// Danger first (docs/decisions.md 18).', 'docs/decisions.md has no 18'],
  ['// As specified (docs/specification.md 1 §5).', 'docs/specification.md has no 1 §5'],
  ['// Survives (docs/proof.md R15, R16).', 'docs/proof.md has no R16'],
  ['// See core/gone.ts.', 'core/gone.ts is not there'],
  ['// See gone.ts.', 'gone.ts is not there'],
  ['// See core/gone/.', 'core/gone is not there'],
])('refuses: %s', (text, fault) =>
  expect(faultsOf('core/text/other.ts', `const one = 1;\n${text}`)).toEqual([
    expect.stringContaining(`core/text/other.ts:2 ${fault}`),
  ]),
);

test('reads style sheets and documents too', () => {
  expect(faultsOf('core/text/other.css', '/* decision 17 */')).toHaveLength(1);
  expect(faultsOf('README.md', 'See [there](docs/gone.md) and `core/text/`.')).toEqual([
    'README.md:1 docs/gone.md is not there',
  ]);
});

test('a picture that differs from the import table is found, and put right', () => {
  const [core = '', processes = ''] = pictures();
  const current = `# Architecture\n\n${core}\n\nAnd\n\n${processes}\n`;
  const old = current.replace('crisis -->', 'crisis --> journal &');
  expect(old).not.toBe(current);
  expect(withPictures(current)).toBe(current);
  expect(withPictures(old)).toBe(current);
});
