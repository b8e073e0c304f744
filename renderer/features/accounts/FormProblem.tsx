import { Notice } from '../../ui/Notice.tsx';
import type { Problem } from '../../ui/useSubmit.ts';

/** What a toast has said about a form, for as long as it is so. */
export const FormProblem = ({ problem }: { problem: Problem | null }) =>
  problem && (
    <Notice tone="bad" title={problem.title}>
      {problem.message}
    </Notice>
  );
