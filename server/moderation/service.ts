// What other features of the server may use of moderation.
export { openHeldCase } from './held.ts';
export { createSubjects, type ModeratedSubject, type Subject, type SubjectCopy, type Subjects } from './subjects.ts';
