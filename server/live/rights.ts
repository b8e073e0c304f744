import { mayDo, type GateSettings } from '../../core/rules/abilities.ts';
import type { Account } from '../http/identity/person.ts';
import type { LiveMessage } from './service.ts';
import type { Relations } from './store.ts';

/** What one listener hears, as it was when last asked for. */
export interface Rights extends Relations {
  userId: string;
  isStaff: boolean;
  isPastoral: boolean;
}

/** What an account may hear; null where it may not listen at all. A suspension changes nothing: who is suspended reads. */
export const rightsOf = (account: Account, relations: Relations, gate: GateSettings): Rights | null => {
  const subject = { ...account, suspended: false };
  if (!mayDo(subject, 'readGated', gate)) return null;
  return {
    ...relations,
    userId: account.id,
    isStaff: mayDo(subject, 'moderate', gate),
    isPastoral: mayDo(subject, 'readPastoral', gate),
  };
};

export const mayHear = (rights: Rights, { listeners, circleId, author }: LiveMessage): boolean => {
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
