import { Link } from '../../../ui/controls/Link.tsx';
import { scriptureNotices } from '../../site/index.ts';

/** Whose words are whose. */
export const Content = () => (
  <>
    <p>
      What you write stays yours. You let us store it, and show it to those whom you chose, for as long as it stands
      here and for nothing else. You can delete it at any time. Share only words and pictures that you may share.
    </p>
    <p>
      Our notes and prayers may be read, printed and passed on to whoever needs them. The words of the Bible belong to
      others:
    </p>
    <p>{scriptureNotices.esvNotice}</p>
    <p>{scriptureNotices.webNotice}</p>
    <p>
      What you send to the pastoral team, or as feedback, is read by people of this church. What becomes of all of it
      stands on the page on <Link to="/privacy">privacy</Link>.
    </p>
  </>
);
