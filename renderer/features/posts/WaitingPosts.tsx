import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import { RefusedPosts } from './compose/RefusedPosts.tsx';
import { OutgoingCards } from './sending/OutgoingCards.tsx';
import type { Writer } from './sending/OutgoingCard.tsx';
import { useShowShared } from './sending/useOutgoing.ts';
import styles from './FeedPage.module.css';

/** One's own posts that wait on this device, where the server can't be asked for anything else (docs/decisions.md 9). */
export const WaitingPosts = ({ person }: { person: Writer }) => {
  useShowShared();
  return (
    <section className={classes(layout.stack4, styles.page)} aria-label="Your posts on this device">
      <OutgoingCards user={person} />
      <RefusedPosts owner={person.id} />
    </section>
  );
};
