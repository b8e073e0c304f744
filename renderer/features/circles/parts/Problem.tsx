import layout from '../../../ui/layout/layout.module.css';

/** What went wrong, beside what was pressed. */
export const Problem = ({ children }: { children: string | null }) =>
  children && (
    <p role="alert" className={layout.problem}>
      {children}
    </p>
  );
