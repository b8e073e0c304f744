/** The rules that oxlint does not have: a plugin that oxlint.config.ts loads. */

interface Found {
  loc: { start: Position; end: Position };
}

interface Position {
  line: number;
  column: number;
}

interface Context {
  sourceCode: { lines: string[]; getAllComments: () => (Found & { value: string })[] };
  report: (fault: { message: string } & Found) => void;
}

const WORTH_A_WORD = 300;

const manyLines = {
  create: ({ sourceCode: { lines }, report }: Context) => ({
    Program: () => {
      const count = lines.at(-1) === '' ? lines.length - 1 : lines.length;
      const place = { line: WORTH_A_WORD + 1, column: 0 };
      if (count > WORTH_A_WORD)
        report({
          message: `${count} lines, and ${WORTH_A_WORD} are easy to read.`,
          loc: { start: place, end: place },
        });
    },
  }),
};

const describedDisable = {
  create: ({ sourceCode, report }: Context) => ({
    Program: () => {
      for (const { value, loc } of sourceCode.getAllComments())
        if (/^\s*(eslint|oxlint)-disable(?!.*\s--+\s+\S)/s.test(value))
          report({ message: 'Say after -- why the rule does not hold here.', loc });
    },
  }),
};

/** Words of a language of our own that nobody else would look for, and what the field says instead. */
const PRIVATE_WORDS: [names: RegExp, instead: string][] = [
  [/keysmith/i, 'say key derivation'],
  [/witness/i, 'say commit counter'],
  [/carve/i, 'say salvage'],
  [/ledger/i, 'say what is counted or kept, such as counter, log or outbox'],
  [/^most$|^MOST(_|$)/, 'call the largest number allowed limit or max, a constant MAX_X'],
  [/^least$|^LEAST(_|$)/, 'call the smallest number allowed min, a constant MIN_X'],
  [/^standing$/, 'say mounted of a component, stored of a row'],
];

const plainNames = {
  create: ({ report }: Context) => ({
    Identifier: ({ name, loc }: Found & { name: string }) => {
      const found = PRIVATE_WORDS.find(([names]) => names.test(name));
      if (found) report({ message: `${name} is a word of our own: ${found[1]}.`, loc });
    },
  }),
};

export default {
  meta: { name: 'ours' },
  rules: {
    'many-lines': manyLines,
    'described-disable': describedDisable,
    'plain-names': plainNames,
  },
};
