import { ExternalLink, Mail } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import type { AboutContent } from '../../../core/contract/about.ts';
import { platform } from '../../platform/current.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { classes } from '../../ui/classes.ts';
import { Card } from '../../ui/layout/Card.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Section } from '../../ui/layout/Section.tsx';
import { Label } from '../../ui/text/Label.tsx';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { scriptureNotices, useSite } from '../site/index.ts';
import { personNumbers, personOf, type Person } from './people.ts';
import styles from './about.module.css';

interface AboutViewProps {
  content: AboutContent;
  heading: Ref<HTMLHeadingElement>;
  /** Beside the page's heading. */
  end?: ReactNode;
}

/** The About page as visitors see it. What is empty is not drawn. */
export const AboutView = ({ content, heading, end }: AboutViewProps) => {
  const { name } = useSite();
  const people = personNumbers.map((number) => personOf(content, number)).filter((person) => person.name !== '');
  return (
    <div className={layout.page}>
      <header className={layout.ends}>
        <h1 ref={heading} tabIndex={-1} className={styles.name}>
          About {name}
        </h1>
        {end}
      </header>
      <Card lit>
        <Label level={2}>Our Mission</Label>
        <div className={styles.mission}>
          <Paragraphs text={content.mission} />
        </div>
      </Card>
      {people.length > 0 && <People people={people} />}
      {content.ourStory !== '' && (
        <Section title="Our Story">
          <div className={styles.story}>
            <Paragraphs text={content.ourStory} />
          </div>
        </Section>
      )}
      {content.helpfulResources.length > 0 && <Resources resources={content.helpfulResources} />}
      <GetInTouch />
      <Notices />
    </div>
  );
};

const People = ({ people }: { people: readonly Person[] }) => (
  <ul className={styles.people} aria-label="People">
    {people.map((person, index) => (
      <li key={index}>
        <PersonCard person={person} />
      </li>
    ))}
  </ul>
);

const PersonCard = ({ person: { name, title, bio, email, website } }: { person: Person }) => {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={classes(layout.stack3, styles.person)}>
      <div>
        <h2 id={id}>{name}</h2>
        {title && <p className={styles.title}>{title}</p>}
      </div>
      {bio && <Paragraphs text={bio} />}
      {(email || website) && (
        <ul className={styles.ways}>
          {email && (
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
          {website && (
            <li>
              <OutsideLink url={website}>Website of {name}</OutsideLink>
            </li>
          )}
        </ul>
      )}
    </Card>
  );
};

const Resources = ({ resources }: { resources: AboutContent['helpfulResources'] }) => (
  <Section title="Helpful Resources">
    <p>These are other people’s sites. We have no part in what stands there.</p>
    <ul className={styles.resources}>
      {resources.map(({ name, url, description }, index) => (
        <li key={index}>
          <OutsideLink url={url}>{name}</OutsideLink>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  </Section>
);

/** A link to a site of others, in a tab of its own. The server takes https alone; nothing else is drawn as a link here either. */
const OutsideLink = ({ url, children }: { url: string; children: ReactNode }) =>
  /^https:\/\//i.test(url) ? (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.outside}>
      {children}
      <ExternalLink size={15} aria-hidden />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  ) : (
    <span>{children}</span>
  );

const GetInTouch = () => {
  const { supportEmail } = useSite();
  return (
    <Section title="Get in Touch">
      <p>Questions, corrections, or a word about what helped and what did not: we are glad to hear from you.</p>
      <div className={layout.row}>
        <a href={`mailto:${supportEmail}`} className={classes(buttonClass('primary'), styles.mail)}>
          <Mail size={18} aria-hidden />
          <span>{supportEmail}</span>
        </a>
        <Link to="/support" className={buttonClass()}>
          Support
        </Link>
      </div>
    </Section>
  );
};

/** What the translations ask to be said, and where the rest is written. */
const Notices = () => (
  <Section title="Bible and licences">
    <p>{scriptureNotices.esvNotice}</p>
    <p>{scriptureNotices.webNotice}</p>
    <ul className={styles.links}>
      <li>
        <Link to="/privacy">Privacy</Link>
      </li>
      <li>
        <Link to="/terms">Terms</Link>
      </li>
      {platform.kind === 'web' && (
        <li>
          <a href="/licenses.txt" target="_blank" rel="noreferrer">
            Licences
          </a>
        </li>
      )}
    </ul>
  </Section>
);
