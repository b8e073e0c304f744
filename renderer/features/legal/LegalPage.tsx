import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { BackHome } from '../../ui/layout/BackHome.tsx';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { useSite } from '../site/index.ts';
import { Operator } from './Operator.tsx';
import styles from './legal.module.css';

export interface LegalSection {
  /** Its place in the address, behind `#`. */
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
  /** Paragraphs of the church's own. */
  ownText: string;
}

const show = (id: string): void => {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.querySelector('h2')?.focus({ preventScroll: true });
};

/** A page of facts about this server: who runs it, what it does, and what the church adds. */
export const LegalPage = ({ title, lead, sections, ownText }: LegalPageProps) => {
  const { name } = useSite();
  const all: LegalSection[] = [{ id: 'operator', title: 'Who runs this server', body: <Operator /> }, ...sections];
  if (ownText.trim() !== '') all.push({ id: 'own', title: `From ${name}`, body: <Paragraphs text={ownText} /> });

  useEffect(() => {
    if (location.hash) show(location.hash.slice(1));
  }, []);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <BackHome />
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Contents sections={all} />
      {all.map(({ id, title: heading, body }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {heading}
          </h2>
          {body}
        </section>
      ))}
    </div>
  );
};

const Contents = ({ sections }: { sections: readonly LegalSection[] }) => {
  // By hand: the router takes a new `#` for another page, and would begin at its top.
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    show(id);
  };
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title">On this page</h2>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => go(event, id)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
