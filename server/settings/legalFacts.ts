import { createHash } from 'node:crypto';
import { maxSuspensionDays } from '../../core/rules/community.ts';
import { browserStorage } from '../../core/rules/kept/browserStorage.ts';
import { cookies } from '../../core/rules/kept/cookies.ts';
import { FINGERPRINT_DAILY_SEARCHES } from '../../core/rules/limits.ts';
import { BACKUPS_KEPT, retention } from '../../core/rules/retention.ts';
import type { Snapshot } from './snapshot.ts';

/** What they say of every server of this version: an update may change it. */
const ofVersion = {
  ...{ retention, BACKUPS_KEPT, cookies, browserStorage },
  ...{ maxSuspensionDays, FINGERPRINT_DAILY_SEARCHES },
};

/**
 * What the legal pages say of this server, as one word: an admin's review of them is undone once it changes.
 */
const legalFacts = ({ site }: Snapshot): string => {
  const { operator, supportEmail, privacyText, termsText, limits, services } = site;
  const facts = { operator, supportEmail, privacyText, termsText, limits, services, ...ofVersion };
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
};

/** When an admin last said that the legal pages are right, as long as they say the same. */
export const reviewedAt = (snapshot: Snapshot): string | null => {
  const { legal_reviewed_at: at, legal_facts: facts } = snapshot.row;
  return at !== null && facts === legalFacts(snapshot) ? new Date(at).toISOString() : null;
};

/** The columns of a review that is given now. */
export const reviewNow = (snapshot: Snapshot, now: number) => ({
  legal_reviewed_at: now,
  legal_facts: legalFacts(snapshot),
});
