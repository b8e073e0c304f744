import type { ModerationAction } from '../../../core/contract/moderation.ts';
import type { CaseRow } from './caseStore.ts';
import { isHeldByChecks, readReasons } from './reasons.ts';

/** The steps of the terms page: a warning, a suspension, a ban (docs/specification.md 2 §2). */
const steps = ['warn', 'suspend', 'ban'] as const;

/**
 * What a moderator is offered first. What our own checks hold is let through, except for a slur. Who writes of harming
 * themselves has violated nothing: the thing alone is hidden.
 */
export const proposeAction = (row: Pick<CaseRow, 'reasons' | 'held'>, strikes: number): ModerationAction => {
  const reasons = readReasons(row);
  if (isHeldByChecks(row)) return reasons.includes('slur') ? 'dismiss' : 'approve';
  if (reasons.every((each) => each === 'self_harm')) return 'hide';
  return steps[Math.min(strikes, steps.length - 1)] ?? 'warn';
};

/** Takes the thing away and counts as a violation. */
export const isStrike = (action: ModerationAction): action is (typeof steps)[number] =>
  steps.some((each) => each === action);

/**
 * Whether others see the thing after an action; null where it stays as it is. The first violation is answered by removal
 * and a warning, so each step of the ladder hides it. Dismissing what our checks hold keeps it from being seen; dismissing
 * reports shows what they have hidden.
 */
export const visibleAfter = (action: ModerationAction, row: Pick<CaseRow, 'held' | 'reasons'>): boolean | null => {
  if (action === 'approve' || action === 'restore') return true;
  if (action !== 'dismiss') return false;
  return row.held === 1 ? !isHeldByChecks(row) : null;
};
