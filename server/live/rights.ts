import type { LiveKind } from '../../core/contract/live.ts';
import { mayDo, type GateSettings } from '../../core/rules/abilities.ts';
import type { Account } from '../http/identity/person.ts';
import type { LiveMessage } from './service.ts';
import type { Relations } from './store.ts';

/** What one listener hears, as it was when last asked for. */
export interface Rights extends Relations {
  userId: string;
  /** Whether they may read what stands behind the gate; who may not hears of themselves alone. */
  mayRead: boolean;
  isStaff: boolean;
  isPastoral: boolean;
}

/** What an account may hear. A suspension changes nothing: who is suspended reads. */
export const rightsOf = (account: Account, relations: Relations, gate: GateSettings): Rights => {
  const subject = { ...account, suspended: false };
  return {
    ...relations,
    userId: account.id,
    mayRead: mayDo(subject, 'readGated', gate),
    isStaff: mayDo(subject, 'moderate', gate),
    isPastoral: mayDo(subject, 'readPastoral', gate),
  };
};

/** What is told to one person of themselves, with or without a subscription. */
const ownKinds: readonly LiveKind[] = ['account', 'entitlement', 'notice', 'refresh'];

export const mayHear = (rights: Rights, { kind, listeners, circleId, author }: LiveMessage): boolean => {
  if (!rights.mayRead && (listeners.to !== 'user' || !ownKinds.includes(kind))) return false;
  if (author !== undefined && rights.unheard.has(author) && !looksAfter(rights, circleId)) return false;
  switch (listeners.to) {
    case 'everyone':
      return true;
    case 'pastoral':
      return rights.isPastoral;
    case 'staff':
      return rights.isStaff;
    case 'circle':
      return rights.circles.has(listeners.circleId);
    case 'user':
      return listeners.userId === rights.userId;
  }
};

/** Staff, and a circle's owner and admins there, see all that is done: a block must not hide it from them. */
const looksAfter = ({ isStaff, circles }: Rights, circleId: string | undefined): boolean => {
  const role = circleId === undefined ? undefined : circles.get(circleId);
  return isStaff || (role !== undefined && role !== 'member');
};
