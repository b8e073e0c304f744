import { fieldProblem, mergeProblems, type Problem } from '../../../ui/forms/useSubmit.ts';
import type { CircleWords } from './CircleFields.tsx';
import { emojiProblem } from './EmojiField.tsx';

/** What is wrong with a circle's words before they are sent; null when nothing is. */
export const wordsProblem = (title: string, { name, emoji }: CircleWords, ...more: (Problem | null)[]) => {
  const wrongEmoji = emojiProblem(emoji);
  return mergeProblems(title, [
    name.trim() ? null : fieldProblem(title, 'name', 'Circle name is required'),
    wrongEmoji ? fieldProblem(title, 'emoji', wrongEmoji) : null,
    ...more,
  ]);
};
