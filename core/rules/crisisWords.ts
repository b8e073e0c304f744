import type { Danger } from '../matching/types.ts';

/** What stands above the lines to call (decision 17), wherever they are shown, and whose verse and prayer follow them. */
export const crisisWords: Record<Danger, { title: string; text: string; note: string }> = {
  suicide: {
    title: 'You do not have to carry this alone',
    text: 'If you are thinking of ending your life, or are worried for someone who is, please talk to a person now. The people on these lines listen; they will not judge you, and you do not have to be sure that it is bad enough.',
    note: 'suicidal-thoughts',
  },
  'self-harm': {
    title: 'You do not have to carry this alone',
    text: 'If you are hurting yourself, or are afraid that you will, please talk to a person now. The people on these lines listen; they will not judge you, and you do not have to be sure that it is bad enough.',
    note: 'suicidal-thoughts',
  },
  abuse: {
    title: 'What is being done to you is not your fault',
    text: 'Nobody has the right to hurt, threaten or control you, and God does not ask you to bear it. The people on these lines will listen, believe you, and help you think about what is safe.',
    note: 'abuse',
  },
  harming: {
    title: 'Please talk to someone before it happens, or happens again',
    text: 'If you are afraid that you will hurt somebody, or you have, step away from them now: go to another room, or outside. See that a child is safe and with someone else if you can. Then talk to a person. The people on these lines listen also to those who are afraid of themselves. If somebody is hurt, call for help first.',
    note: 'anger',
  },
};
