import type { Audience } from '../../core/contract/posts.ts';
import type { Account } from '../http/identity/person.ts';
import type { Queries } from '../db/db.ts';
import type { LiveMessage } from '../live/service.ts';

/** What the desk is shown of a thing, and keeps until its case is closed. */
export interface SubjectCopy {
  authorId: string | null;
  anonymous: boolean;
  text: string;
  imageId: string | null;
  imageAlt: string;
  /** Whom a post was written to, and the name of the circle a thing stands in. */
  audience: Audience | null;
  circleName: string | null;
  /** Whether others see it. */
  visible: boolean;
}

/** What a feature that has things to moderate does for the desk. Posts, events, accounts and circles register theirs. */
export interface ModeratedSubject {
  /** The thing as it is; null when it is not there, or, given a `reader`, when that person can't see it. */
  find(id: string, reader?: Account): Queries<SubjectCopy | null>;
  /**
   * Hides it from all but its author, or shows it to those it was written for. Gives what listeners are to be told. Null for
   * what can't be hidden: an account.
   */
  setVisible: ((id: string, visible: boolean) => Queries<readonly LiveMessage[]>) | null;
}

export type Subject = 'post' | 'event' | 'user' | 'circle' | 'membership';

/** Where features register, so that the desk knows none of them. */
export const createSubjects = () => {
  const known = new Map<Subject, ModeratedSubject>();
  return {
    register: (subject: Subject, handler: ModeratedSubject): void => void known.set(subject, handler),
    get(subject: Subject): ModeratedSubject {
      const handler = known.get(subject);
      if (!handler) throw new Error(`nobody moderates "${subject}"`);
      return handler;
    },
  };
};

export type Subjects = ReturnType<typeof createSubjects>;
