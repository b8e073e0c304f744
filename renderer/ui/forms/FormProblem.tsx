import { Notice } from '../feedback/Notice.tsx';
import type { ShownProblem } from './useSubmit.ts';

/**
 * What is wrong with a form as a whole. Where a field says it already, it is said here for screen readers alone, who do
 * not see how many fields are marked.
 */
export const FormProblem = ({ problem }: { problem: ShownProblem | null }) => {
  if (!problem) return null;
  if (!problem.besideField)
    return (
      <Notice tone="bad" title={problem.title}>
        {problem.message}
      </Notice>
    );
  const count = Object.keys(problem.fields ?? {}).length;
  return (
    <p role="alert" className="visually-hidden">
      {problem.title}. {count > 1 && `${count} fields need another look. `}
      {Object.values(problem.fields ?? {}).join(' ')}
    </p>
  );
};
