import { platform } from '../../../platform/current.ts';
import { Link } from '../../../ui/controls/Link.tsx';
import layout from '../../../ui/layout/layout.module.css';

/** What whoever registers agrees to. Both pages open beside the form: nothing that was typed is lost. */
export const Agreement = () => (
  <p className={layout.hint}>
    By creating an account you agree to the <Beside path="/terms">Terms</Beside> and have read the{' '}
    <Beside path="/privacy">Privacy page</Beside>.
  </p>
);

/** The desktop app opens no second window: there the pages of its server open in the person's own browser. */
const Beside = ({ path, children }: { path: string; children: string }) => {
  const inBrowser = platform.kind === 'desktop' && /^https?:/.test(platform.webOrigin);
  if (platform.kind === 'desktop' && !inBrowser) return <Link to={path}>{children}</Link>;
  return (
    <a href={inBrowser ? platform.webOrigin + path : path} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
};
