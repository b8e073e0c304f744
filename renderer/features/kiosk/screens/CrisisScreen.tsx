import type { Danger } from '../../../../core/crisis/danger.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Label } from '../../../ui/text/Label.tsx';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import { Paragraphs } from '../../../ui/text/Paragraphs.tsx';
import { Verse } from '../../../ui/text/Verse.tsx';
import {
  cardOf,
  findCountry,
  guessHere,
  helplines,
  isForOthers,
  linesFor,
  sayingIn,
  type Line,
} from '../../helplines/index.ts';
import { EsvNotice } from '../parts/EsvNotice.tsx';
import { QrCode } from '../../../ui/text/QrCode.tsx';
import styles from './CrisisScreen.module.css';

/**
 * The lines to call, for somebody in danger (docs/decisions.md 17). Nothing can be called from here: the numbers are
 * large enough to be copied, and a phone that looks at the code offers to call.
 */
export const CrisisScreen = ({ danger, typed }: { danger: Danger | null; typed: boolean }) => {
  const card = cardOf(danger);
  const { title, text, verse, prayer } = card;
  const heading = useFocusOnMount<HTMLHeadingElement>(title);
  // The country where the screen hangs.
  const here = findCountry(guessHere());
  const saying = sayingIn(danger?.language);
  const lines = linesFor(card, here);
  const first = lines.find(({ phone }) => phone)?.phone ?? here?.emergency;
  const asked = isForOthers(danger) ? 'Is anyone in danger right now?' : 'In danger right now?';
  return (
    <article className={styles.crisis}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {saying && (
        <p lang={danger?.language} className={styles.text}>
          {saying}
        </p>
      )}
      <p className={styles.text}>{text}</p>
      <p className={styles.now}>
        {asked} Call {here ? <strong>{here.emergency}</strong> : 'your local emergency number'}, or tell somebody who
        stands near you.
      </p>
      <div className={styles.lines}>
        <Lines lines={lines} away={here !== undefined} />
        {first && <CallCode phone={first} />}
      </div>
      {typed && <p className={styles.hours}>What you wrote has not been sent or kept.</p>}
      <Card lit>
        <Label level={2}>God’s Word</Label>
        <Verse text={verse.text} reference={verse.ref} translation={verse.translation} />
        <EsvNotice verses={[verse]} />
      </Card>
      <Card>
        <Label level={2}>Prayer</Label>
        <Paragraphs text={prayer} />
      </Card>
    </article>
  );
};

const Lines = ({ lines, away }: { lines: readonly Line[]; away: boolean }) => (
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
        Lines in {away ? 'other countries' : 'your country'}:{' '}
        <strong>{new URL(helplines.everywhere.url).hostname}</strong>
      </p>
    </li>
  </ul>
);

const CallCode = ({ phone }: { phone: string }) => (
  <Card className={styles.qr}>
    <QrCode text={`tel:${phone.replace(/ /g, '')}`} label={`A code for your phone’s camera. It calls ${phone}.`} />
    <p>
      Point your phone’s camera here to call <strong>{phone}</strong>
    </p>
  </Card>
);
