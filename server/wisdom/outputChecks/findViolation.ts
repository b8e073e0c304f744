import { danger, referral } from './danger.ts';
import { format } from './format.ts';
import { judgement } from './judgement.ts';
import { quotesAny, type Verses } from './quoteDetection.ts';
import { promises } from './promises.ts';
import { sentences, type CheckedText, type Rule } from './rule.ts';
import { treatment } from './treatment.ts';
import { attribution } from './attribution.ts';

/**
 * What generated words may never do. Strict on purpose: whatever breaks a rule is thrown away whole and the curated note,
 * which people wrote, is shown instead. Words can harm in more ways than rules can name: what passes is judged once more.
 */
const rules: readonly Rule[] = [
  ...attribution,
  ...danger,
  ...treatment,
  ...promises,
  ...judgement,
  ...format,
  ...referral,
];

/** The name of the first rule that words break; null when they may be judged. `alike` finds verses near a sentence. */
export const findViolation = async (
  words: CheckedText,
  alike: (sentence: string) => Verses,
): Promise<string | null> => {
  const broken = rules.find(({ breaks }) => breaks(words));
  if (broken) return broken.name;
  for (const sentence of [...sentences(words.note), ...sentences(words.prayer)]) {
    // Each comparison takes some milliseconds; other requests get their turn between two.
    await new Promise((resolve) => setImmediate(resolve));
    if (quotesAny(sentence, alike(sentence))) return 'verse in its own words';
  }
  return null;
};
