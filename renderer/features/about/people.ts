import type { AboutContent } from '../../../core/contract/about.ts';

export interface Person {
  name: string;
  title: string;
  bio: string;
  email: string;
  website: string;
}

export const personNumbers = [1, 2] as const;
export type PersonNumber = (typeof personNumbers)[number];

/** One of the two people, whose names repeat in what is stored (docs/decisions.md 16). */
export const personOf = (about: AboutContent, number: PersonNumber): Person => ({
  name: about[`person${number}Name`],
  title: about[`person${number}Title`],
  bio: about[`person${number}Bio`],
  email: about[`person${number}Email`],
  website: about[`person${number}Website`],
});
