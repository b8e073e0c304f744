import type { Danger } from '../matching/types.ts';

/** What stands above the lines to call (decision 17), wherever they are shown. */
export const crisisWords: Record<Danger, { title: string; text: string }> = {
  suicide: {
    title: 'You do not have to carry this alone',
    text: 'If you are thinking of ending your life, or are worried for someone who is, please talk to a person now. The people on these lines listen; they will not judge you, and you do not have to be sure that it is bad enough.',
  },
  'self-harm': {
    title: 'You do not have to carry this alone',
    text: 'If you are hurting yourself, or are afraid that you will, please talk to a person now. The people on these lines listen; they will not judge you, and you do not have to be sure that it is bad enough.',
  },
  abuse: {
    title: 'What is being done to you is not your fault',
    text: 'Nobody has the right to hurt, threaten or control you, and God does not ask you to bear it. The people on these lines will listen, believe you, and help you think about what is safe.',
  },
};
