import { maxSuspensionDays } from '../../../../core/rules/community.ts';
import { retention } from '../../../../core/rules/retention.ts';
import { durationLabel } from '../durationLabel.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../legal.module.css';

/** The community standards and what follows from breaking them (docs/specification.md 2 §2). */
export const Standards = () => (
  <>
    <p>People come here hurting. Please write as you would speak to somebody who sits beside you in tears.</p>
    <ul className={layout.bullets}>
      <li>No harassment, no hate, no slurs, nothing sexual.</li>
      <li>Nothing that drives anybody to harm themselves or others.</li>
      <li>Nobody’s private things: names, telephone numbers, addresses, pictures that are not yours to share.</li>
      <li>No advertising, no spam, no begging for money.</li>
      <li>Nobody pretends to be somebody else, or to speak for God over another’s life.</li>
    </ul>
    <p>
      Doubt, anger and lament are welcome. Whoever writes that they want to harm themselves has broken no rule: they are
      shown people to call, and others may not see the post for a while.
    </p>
    <h3>What happens when a rule is broken</h3>
    <ol className={styles.steps}>
      <li>First violation: content removal and warning.</li>
      <li>Second violation: suspension.</li>
      <li>Third violation: permanent ban.</li>
      <li>Severe violations: immediate action at admin discretion.</li>
    </ol>
    <p>
      A person decides each time, not a program. A violation counts towards the next step for{' '}
      {durationLabel(retention.strike)}. A moderator suspends for at most {maxSuspensionDays.moderator} days, an admin
      for at most {maxSuspensionDays.admin}. Whoever is suspended can still read, keep their journal, download and
      delete what is theirs.
    </p>
    <p>
      You are told what was done and why, and you can appeal, also when you are banned. Nobody decides in their own
      case, and nobody decides about an appeal against what they did themselves.
    </p>
  </>
);
