import type { ReportReason } from '../../../core/contract/moderation.ts';
import type { PostType } from '../../../core/contract/posts.ts';

/** A post that the desk has something to do with: reported, or (without reports) held for its link. */
export interface DeskText {
  text: string;
  type: PostType;
  anonymous: boolean;
  reports: readonly (readonly [ReportReason, string | null])[];
}

export const deskTexts: readonly DeskText[] = [
  {
    text: 'I make 300 dollars a day from home and so can you. Write to me, I show you how.',
    type: 'general',
    anonymous: false,
    reports: [
      ['spam', null],
      ['spam', 'He writes this under everything.'],
      ['other', 'My mother nearly fell for something like this.'],
    ],
  },
  {
    text: 'Some of you should be ashamed. If your faith were real, you would not be ill.',
    type: 'general',
    anonymous: false,
    reports: [['harassment', 'People here are really sick. This hurts.']],
  },
  {
    text: 'Please pray for the family in the corner house by the bakery. She drinks again and her husband does not know.',
    type: 'prayer_request',
    anonymous: true,
    reports: [['private', 'Everybody in our street knows who that is.']],
  },
  {
    text: 'So tired. I have stopped answering the phone, and nobody has noticed.',
    type: 'prayer_request',
    anonymous: true,
    reports: [['self_harm', 'I am worried about whoever wrote this. Can somebody reach them?']],
  },
  {
    text: 'Our choir sings on Saturday, everybody is welcome: https://choir.lampstand.example/concert',
    type: 'general',
    anonymous: false,
    reports: [],
  },
];
