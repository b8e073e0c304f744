export { leave } from './leave.ts';
export { LeaveQuestion } from './LeaveQuestion.tsx';
