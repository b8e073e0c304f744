import { BookOpen, Church, HandHeart, LockKeyhole, MessageCircle, Shield, Sparkles, Users } from 'lucide-react';
import type { Audience, Concern, Post, PostType } from '../../../core/contract/posts.ts';

/** What a kind of post is called. */
export const typeLabels: Readonly<Record<PostType, { label: string; Icon: typeof Users }>> = {
  general: { label: 'Thought', Icon: MessageCircle },
  prayer_request: { label: 'Prayer request', Icon: HandHeart },
  testimony: { label: 'Testimony', Icon: Sparkles },
  scripture_share: { label: 'Scripture', Icon: BookOpen },
};

/** Who may read it, in words. */
export const audienceLabels: Readonly<Record<Audience, { label: string; Icon: typeof Users }>> = {
  everyone: { label: 'Everyone in this church', Icon: Church },
  circle: { label: 'A circle', Icon: Users },
  pastoral: { label: 'Pastoral team', Icon: Shield },
  me: { label: 'Only me', Icon: LockKeyhole },
};

const concernLabels: Readonly<Record<Concern, string>> = {
  slur: 'a word that hurts many people',
  phone: 'a phone number',
  address: 'an address',
};

/** Without the schemas of the contract, which weigh more than the rest of a screen. */
export const postTypes = Object.keys(typeLabels) as PostType[];
export const audiences = Object.keys(audienceLabels) as Audience[];
export const isConcern = (value: unknown): value is Concern => typeof value === 'string' && value in concernLabels;

/** "a phone number and an address": what was found in a text. */
export const concernsInWords = (concerns: readonly Concern[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(concerns.map((concern) => concernLabels[concern]));

/** Whose it is, as its reader may know it. */
export const authorName = ({ author }: Pick<Post, 'author'>): string =>
  author ? author.displayName || author.nickname : 'Anonymous';

export const dayLabel = (moment: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date(moment));
