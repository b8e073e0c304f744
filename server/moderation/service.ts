import type { ModeratedSubject, Subject } from './subjects.ts';

export { writeAudit } from './audit.ts';
export { hasOpenCase } from './cases/caseStore.ts';
export { caseMessage, dropHeldCase, openHeldCase } from './cases/heldCase.ts';
export type { ModeratedSubject, Subject, SubjectCopy } from './subjects.ts';

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
