import { Link } from '../../../ui/controls/Link.tsx';
import { BACKUPS_KEPT, retention } from '../../../../core/rules/retention.ts';
import { durationLabel } from '../durationLabel.ts';
import { SupportAddress } from '../SupportAddress.tsx';
import layout from '../../../ui/layout/layout.module.css';

/** What people can do themselves (docs/decisions.md 13). */
export const Rights = () => (
  <>
    <p>
      All of it is in your <Link to="/profile">profile</Link>, without asking anybody:
    </p>
    <ul className={layout.bullets}>
      <li>“Download my data” gives you everything that is kept about you, in one file.</li>
      <li>
        “Delete my account” erases it: prayers, posts, anonymous ones too, pictures, searches, saved items. What stays
        is the account’s id for {durationLabel(retention.deletedAccount)}, what staff did about it, and reported words
        until that case is settled, without a name.
      </li>
      <li>“Clear” removes your recent searches. That you searched stays counted for the day, without the words.</li>
      <li>You can change what your profile says, your password, and sign out on all devices.</li>
    </ul>
    <p>
      Not signed in, you have nothing to delete but what your own browser holds. What a visitor searched goes by itself
      after {durationLabel(retention.visitorSearches)}.
    </p>
    <p>
      If something is wrong, missing, or if you want to complain, please write to <SupportAddress />. You may also turn
      to the authority for data protection where you live. We do not claim that this page meets every law; tell us what
      you miss.
    </p>
  </>
);

/** For how long what was deleted is still in backups. */
export const Backups = () => (
  <p>
    Whoever runs this server should make backups. The program keeps the newest {BACKUPS_KEPT}; with one a day, what you
    deleted is in the oldest for {BACKUPS_KEPT} days more. When one is put back, accounts that were deleted since are
    deleted again, and everybody has to sign in anew. Copies that are made in other ways are up to whoever makes them.
  </p>
);
