import layout from '../../../ui/layout/layout.module.css';

/** What is done for people under 18 (docs/decisions.md 12, 22, 23, 34). */
export const Young = () => (
  <>
    <p>Nobody under 13 can make an account: the server refuses an earlier birth date before it stores anything.</p>
    <p>Between 13 and 17:</p>
    <ul className={layout.bullets}>
      <li>Your posts outside of circles have no name, for good, also after you turn 18.</li>
      <li>In a circle only its owner and admins see your name. Nobody else sees your picture.</li>
      <li>Pictures that you post, and your wish to join a circle, wait for a moderator.</li>
      <li>A circle of your own is private, and strangers cannot invite you to theirs by mail.</li>
      <li>You cannot move your own birth date across 18. An admin can, and has to give a reason.</li>
    </ul>
    <p>
      We ask for a birth date and cannot check it. If you are a parent and want something seen or removed, please write
      to us.
    </p>
  </>
);
