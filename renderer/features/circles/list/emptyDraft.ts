import { defaultEmoji } from '../../../../core/rules/community.ts';

/** A circle that nothing is written of yet. */
export const emptyDraft = { name: '', description: '', emoji: defaultEmoji, isPublic: false, emails: '' };
export type Draft = typeof emptyDraft;
