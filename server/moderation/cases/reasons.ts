import {
  holdReasons,
  reportReasons,
  type HoldReason,
  type ModerationCase,
  type ReportReason,
} from '../../../core/contract/moderation.ts';
import type { CaseRow } from './caseStore.ts';

export type CaseReason = ReportReason | HoldReason;

/** In the order in which they are told: what may be about a life comes first. */
const ordered: readonly CaseReason[] = [
  ...new Set<CaseReason>(['self_harm', 'danger', ...reportReasons, ...holdReasons]),
];

export const readReasons = ({ reasons }: Pick<CaseRow, 'reasons'>): ModerationCase['reasons'] =>
  JSON.parse(reasons) as CaseReason[];

/** Adds reasons to those of a case, each once, and says how urgent it is: 0 for a life that may be in danger. */
export const mergeReasons = (row: Pick<CaseRow, 'reasons'>, more: readonly CaseReason[]) => {
  const all = new Set([...readReasons(row), ...more]);
  const reasons = ordered.filter((each) => all.has(each));
  const urgency = all.has('self_harm') || all.has('danger') ? 0 : 1;
  return { reasons: JSON.stringify(reasons), urgency };
};

/** Whether our own checks held the thing, before any report. */
export const isHeldByChecks = (row: Pick<CaseRow, 'held' | 'reasons'>): boolean =>
  row.held === 1 && readReasons(row).some((each) => (holdReasons as readonly string[]).includes(each));
