import { Link } from '../../ui/controls/Link.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Section } from '../../ui/layout/Section.tsx';

/** What is done for people’s safety, and no more than that: no law is claimed as met (docs/decisions.md 12, 22 to 24, 34). */
export const Safety = () => (
  <Section title="Privacy & Safety">
    <div className={layout.stack5}>
      <div className={layout.stack2}>
        <h3>Age</h3>
        <p>
          Accounts are for people of 13 and older. A younger birth date is refused before anything is stored, and a
          profile can’t be changed to one.
        </p>
        <p>
          Between 13 and 17 more is done: to others their posts show no name, except to the admins of their circle,
          their pictures wait for a moderator, and so does joining a circle, a circle of their own is private, and
          invites by mail from strangers go nowhere.
        </p>
      </div>
      <div className={layout.stack2}>
        <h3>Moderation</h3>
        <p>
          Every post can be reported. Three reports by different people can hide it until a moderator has looked at it.
          Slurs and links of new accounts wait for a moderator too. Whoever breaks the community’s standards is warned,
          then suspended, then banned, at once where it is severe, and can appeal. You can block and mute people
          yourself.
        </p>
      </div>
      <div className={layout.stack2}>
        <h3>Your data</h3>
        <p>
          We keep what this place needs to work. You can download what is kept of you, clear your recent searches and
          delete your account. What is kept, and for how long, stands on <Link to="/privacy">the privacy page</Link>.
        </p>
      </div>
    </div>
  </Section>
);
