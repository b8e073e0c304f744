import { useEffect, useState } from 'react';
import helplineFile from '../../../content/generated/helplines.json';
import type { Helplines } from '../../../core/contract/content.ts';
import type { LifeNote } from '../../../core/contract/library.ts';
import type { Danger } from '../../../core/matching/types.ts';
import { guessCountry } from '../../../core/rules/country.ts';
import { crisisWords } from '../../../core/rules/crisisWords.ts';
import { Card } from '../../ui/Card.tsx';
import { Label } from '../../ui/Label.tsx';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Verse } from '../../ui/Verse.tsx';
import { loadNote } from '../topics/index.ts';
import { EsvNotice } from './EsvNotice.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './CrisisScreen.module.css';

const helplines: Helplines = helplineFile;
const known = helplines.countries.map(({ country }) => country);

/**
 * The lines to call, for somebody in danger (decision 17). Nothing can be called from here: the numbers are large enough
 * to be copied, and a phone that looks at the code offers to call.
 */
export const CrisisScreen = ({ danger, typed }: { danger: Danger; typed: boolean }) => {
  const { title, text, note } = crisisWords[danger];
  const heading = useFocusOnMount<HTMLHeadingElement>(title);
  // The country where the screen hangs.
  const country = guessCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages, known);
  const here = helplines.countries.find((each) => each.country === country);
  const lines = here ? (danger === 'abuse' ? here.abuse : here.suicide) : [];
  const first = lines.find(({ phone }) => phone)?.phone ?? here?.emergency;
  const asked = danger === 'harming' ? 'Is anyone in danger right now?' : 'In danger right now?';
  return (
    <article className={styles.crisis}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.now}>
        {here ? (
          <>
            {asked} Call <strong>{here.emergency}</strong>, or tell somebody who stands near you.
          </>
        ) : (
          `${asked} Call your local emergency number, or tell somebody who stands near you.`
        )}
      </p>
      <div className={styles.lines}>
        <ul>
          {lines.map(({ name, phone, text: message, url, hours }) => (
            <li key={name}>
              <h2>{name}</h2>
              {phone && (
                <p>
                  Call <strong>{phone}</strong>
                </p>
              )}
              {message && (
                <p>
                  Text {message.word ? `${message.word} to ` : ''}
                  <strong>{message.number}</strong>
                </p>
              )}
              {!phone && !message && url && (
                <p>
                  Lines near you: <strong>{new URL(url).hostname}</strong>
                </p>
              )}
              <p className={styles.hours}>{hours}</p>
            </li>
          ))}
          <li>
            <h2>{helplines.everywhere.name}</h2>
            <p>
              Lines in {here ? 'other countries' : 'your country'}:{' '}
              <strong>{new URL(helplines.everywhere.url).hostname}</strong>
            </p>
          </li>
        </ul>
        {first && (
          <Card className={styles.qr}>
            <QrCode
              text={`tel:${first.replace(/ /g, '')}`}
              label={`A code for your phone’s camera. It calls ${first}.`}
            />
            <p>
              Point your phone’s camera here to call <strong>{first}</strong>
            </p>
          </Card>
        )}
      </div>
      {typed && <p className={styles.hours}>What you wrote has not been sent or kept.</p>}
      <Comfort id={note} />
    </article>
  );
};

/** The verse and the prayer below the lines. When they can’t be had the lines stand by themselves. */
const Comfort = ({ id }: { id: string }) => {
  const [note, setNote] = useState<LifeNote | null>(null);
  useEffect(() => {
    let standing = true;
    loadNote(id).then(
      (loaded) => standing && setNote(loaded),
      () => undefined,
    );
    return () => {
      standing = false;
    };
  }, [id]);
  if (!note) return null;
  return (
    <>
      <Card lit>
        <Label level={2}>God’s Word</Label>
        <Verse text={note.verse.text} reference={note.verse.ref} translation={note.verse.translation} />
        <EsvNotice verses={[note.verse]} />
      </Card>
      <Card>
        <Label level={2}>Prayer</Label>
        <Paragraphs text={note.prayer} />
      </Card>
    </>
  );
};
