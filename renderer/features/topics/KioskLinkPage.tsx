import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import brand from '../../../content/generated/brand.json';
import { passageOf, readKioskLink } from '../../../core/rules/kioskLink.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { ContextPanel } from '../scripture/index.ts';
import page from '../../ui/layout/page.module.css';
import styles from './TopicPage.module.css';

/**
 * Where the QR code of a kiosk leads. The note takes this page's place in the history, so that nothing behind the `#`
 * stays there; it costs no search, since it was found at the kiosk.
 */
export const KioskLinkPage = () => {
  const [link] = useState(() => readKioskLink(window.location.hash.slice(1)));
  usePageHead(brand.name);
  const isShownHere = link === null || link.kind === 'passage';
  useEffect(() => {
    if (isShownHere) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [isShownHere]);
  if (link?.kind === 'passage') return <KioskPassage reference={passageOf(link)} />;
  if (link) return <Navigate to={`/${link.kind}/${link.id}`} state={{ fromSearch: true }} replace />;
  return (
    <>
      <h1 className={page.title}>This code can’t be read</h1>
      <p className={styles.retry}>
        Something in it is missing or was changed. Please scan the code on the screen once more, or search here.
      </p>
      <p>
        <Link to="/" className={buttonClass('primary')}>
          Search for help
        </Link>
      </p>
    </>
  );
};

/** The passage that a kiosk showed. Reading costs no search. */
const KioskPassage = ({ reference }: { reference: string }) => (
  <>
    <h1 className={page.title}>God’s Word</h1>
    <ContextPanel reference={reference} />
    <p className={styles.retry}>
      <Link to="/" className={buttonClass('primary')}>
        Search for help
      </Link>
    </p>
  </>
);
