import { FROM_THE_NEWEST, type Before } from '../../core/contract/paging.ts';
import type { PersonalFeature } from '../accounts/data/personalData.ts';
import type { Db } from '../db/db.ts';

/** All that a feature keeps about a person, read two rows at a time. */
export const allOf = async (db: Db, feature: PersonalFeature, userId: string): Promise<unknown[]> => {
  if (!('exportPage' in feature)) throw new Error(`${feature.name} is not read in pages`);
  const all: unknown[] = [];
  for (let before: Before | null = FROM_THE_NEWEST; before !== null;) {
    const from: Before = before;
    const page = await db.read(() => feature.exportPage(userId, from, { rows: 2, bytes: 1_000_000 }));
    all.push(...page.items);
    before = page.next;
  }
  return all;
};
