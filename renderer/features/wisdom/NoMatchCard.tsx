import { BookOpenText, ExternalLink, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import brand from '../../../content/generated/brand.json';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { Label } from '../../ui/Label.tsx';
import { Link } from '../../ui/Link.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { useHasPath } from '../../ui/paths.ts';
import { ReadAloud } from '../../ui/ReadAloud.tsx';
import { Tools } from '../../ui/Tools.tsx';
import { Verse } from '../../ui/Verse.tsx';
import { SaveButton } from '../notes/index.ts';
import { ReadInContext } from '../scripture/index.ts';
import { directionOf, type Result, type Unanswered } from './result.ts';
import styles from './wisdom.module.css';

interface NoMatchCardProps {
  result: Result;
  unanswered: Unanswered;
  onSearch(query: string): void;
  end: ReactNode;
}

/** Says that no note answers, and what there is instead. */
export const NoMatchCard = ({ result, unanswered, onSearch, end }: NoMatchCardProps) => {
  const { topic, verses, note, prayer, suggestions } = result;
  const { kind, person, links, language, next, credit, places } = unanswered;
  const heading = useFocusOnMount<HTMLHeadingElement>(topic);
  return (
    <Card lit={verses.length > 0} aria-labelledby="result-title" className={styles.card}>
      <div className={styles.head} lang={language} dir={language && directionOf(language)}>
        <h2 id="result-title" ref={heading} tabIndex={-1}>
          {topic}
        </h2>
        <Paragraphs text={note} />
      </div>
      {language && <p className={styles.because}>We answer in English for now.</p>}

      {verses.length > 0 && (
        <div>
          <Label>{kind === 'against-god' ? 'Prayers from the Psalms' : 'Where the Bible speaks of it'}</Label>
          <ul className={styles.passages}>
            {verses.map(({ ref, text, translation }) => (
              <li key={ref}>
                <Verse size="small" text={text} reference={ref} translation={translation} />
                {/* Whoever cries out needs the words alone. */}
                {kind !== 'against-god' && (
                  <Tools>
                    <SaveButton noteType="verse" topic={topic} content={text} source={`${ref} (${translation})`} />
                    <ReadInContext reference={ref} />
                  </Tools>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {places && (
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      )}
      {prayer && (
        <div className={styles.prayer}>
          <Label>A prayer, if you want one</Label>
          <Paragraphs text={prayer} />
          <Tools>
            <SaveButton noteType="prayer" topic={topic} content={prayer} />
            <ReadAloud text={prayer} what="prayer" />
          </Tools>
        </div>
      )}
      {next && (
        <div className={styles.next}>
          <MessageCircle size={24} strokeWidth={1.5} aria-hidden />
          <div>
            <Label>Talk it over</Label>
            <p>{next}</p>
          </div>
        </div>
      )}
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <span>You might begin with</span>
          <ul className={styles.chips}>
            {suggestions.map((title) => (
              <li key={title}>
                <Chip onClick={() => onSearch(title)}>{title}</Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
      {person && (
        <div className={styles.person}>
          <p>{language ? 'People who speak your language:' : 'If you would rather have a person:'}</p>
          <a href={person} target="_blank" rel="noreferrer" className={buttonClass()}>
            <ExternalLink size={18} aria-hidden />
            {language ? new URL(person).hostname : 'Talk to someone now'}
          </a>
        </div>
      )}

      <div className={styles.actions}>
        {links.map((link, i) => (
          <PageLink key={link.to} look={i === 0 ? 'primary' : 'secondary'} {...link} />
        ))}
        {end}
      </div>
      {credit && (
        <p className={styles.credit}>
          <BookOpenText size={16} aria-hidden />
          {credit}
        </p>
      )}
    </Card>
  );
};

/** To one of our pages, or to whoever helps by mail. A page that is not there is not linked. */
const PageLink = ({ to, text, look }: { to: string; text: string; look: 'primary' | 'secondary' }) => {
  const exists = useHasPath(to);
  if (to === 'support')
    return (
      <a href={`mailto:${brand.supportEmail}`} className={buttonClass(look)}>
        {brand.supportEmail}
      </a>
    );
  return (
    exists && (
      <Link to={to} className={buttonClass(look)}>
        {text}
      </Link>
    )
  );
};
