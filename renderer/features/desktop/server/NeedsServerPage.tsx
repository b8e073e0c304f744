import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Illustration } from '../../../ui/illustrations/Illustration.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { usePageHead } from '../../../ui/layout/pageHead.ts';
import { useSite } from '../../site/index.ts';
import layout from '../../../ui/layout/layout.module.css';

/** In the place of a screen that lives on a server, in a desktop app that has none. */
export const NeedsServerPage = () => {
  usePageHead(`With your church · ${useSite().name}`);
  return (
    <div className={layout.message}>
      <Illustration name="door" />
      <h1 tabIndex={-1}>This opens with your church</h1>
      <p>You use this app just for yourself; this page needs a church’s server, which you can choose in Settings.</p>
      <Link to="/desktop-settings#server" className={buttonClass('primary')}>
        Choose a server
      </Link>
    </div>
  );
};
