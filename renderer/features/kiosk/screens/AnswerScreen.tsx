import { useState } from 'react';
import { Footprints, LifeBuoy, Sparkles } from 'lucide-react';
import { kioskLinkFragment, kioskLinkPath } from '../../../../core/rules/kiosk/kioskLink.ts';
import { BY_COMPUTER } from '../../../../core/rules/share.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classes } from '../../../ui/classes.ts';
import { Label } from '../../../ui/text/Label.tsx';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import { Paragraphs } from '../../../ui/text/Paragraphs.tsx';
import { Verse } from '../../../ui/text/Verse.tsx';
import { findCountry, guessHere, stripText } from '../../helplines/index.ts';
import { EsvNotice } from '../parts/EsvNotice.tsx';
import { AskForPrayer, type PrayerOffer } from '../parts/PrayerOffer.tsx';
import { PrintNote } from '../parts/PrintNote.tsx';
import { QrCode } from '../../../ui/text/QrCode.tsx';
import type { Answer } from '../screen.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../kiosk.module.css';

interface AnswerScreenProps {
  answer: Answer;
  /** Where a phone finds us; null when none could. */
  phoneUrl: string | null;
  prayer: PrayerOffer;
  /** Whether this screen has a printer for notes. */
  prints: boolean;
  onAsk(words: string): void;
}

/** Beside the answer to words that may speak of danger. Nothing can be called from here. */
const HelplineNotice = () => {
  const emergency = findCountry(guessHere())?.emergency;
  return (
    <p className={styles.lead}>
      <LifeBuoy size={24} aria-hidden /> {stripText} {emergency ? `call ${emergency}, ` : ''}tell somebody who stands
      near you, or touch “Talk to someone now” above.
    </p>
  );
};

export const AnswerScreen = ({ answer, phoneUrl, prayer: offer, prints, onAsk }: AnswerScreenProps) => {
  const { verses, text, prayer, nextStep, link, unanswered } = answer;
  // What the printer makes of it is said beside the button, which stays though there should be none any more.
  const [offersPrint, setOffersPrint] = useState(prints);
  if (prints && !offersPrint) setOffersPrint(true);
  const address = link && phoneUrl ? `${phoneUrl}${kioskLinkPath}#${kioskLinkFragment(link)}` : null;
  return (
    <article className={classes(layout.page, styles.answer, unanswered && styles.plain)}>
      <AnswerHead answer={answer} onAsk={onAsk} />
      {answer.helpline && <HelplineNotice />}
      {verses.length > 0 && (
        <Card lit className={styles.word}>
          <Label level={2}>{unanswered?.versesLabel ?? 'God’s Word'}</Label>
          {verses.map((verse) => (
            <Verse
              key={verse.ref}
              text={verse.text}
              reference={verse.ref}
              translation={verse.translation}
              size={unanswered ? 'small' : 'large'}
            />
          ))}
          {unanswered?.credit && <p className={styles.notice}>{unanswered.credit}</p>}
          <EsvNotice verses={verses} />
        </Card>
      )}
      {!unanswered && (
        <Card>
          <Label level={2}>Reflection</Label>
          <Paragraphs text={text} />
        </Card>
      )}
      {prayer && (
        <Card>
          <Label level={2}>{unanswered ? 'A prayer, if you want one' : 'Prayer'}</Label>
          <Paragraphs text={prayer} />
        </Card>
      )}
      {unanswered?.next && <Step label="Talk it over" text={unanswered.next} />}
      {nextStep && <Step label="One next step" text={nextStep} />}
      <aside className={styles.take} aria-label="Take it with you">
        {address && (
          <Card className={styles.qr}>
            <QrCode text={address} label="A code for the camera of your phone. It opens this page there." />
            <div>
              <h2>Take it with you</h2>
              <p>Point your phone’s camera at this code. No name, no email address, nothing to install.</p>
            </div>
          </Card>
        )}
        {offersPrint && link?.kind === 'note' && <PrintNote id={link.id} hasCode={address !== null} />}
        {offer && (
          <Card className={styles.ours}>
            <h2>Would you like somebody to pray?</h2>
            {offer !== 'offline' && <p>People of this church read what you write, and pray for you.</p>}
            <AskForPrayer offer={offer} className={styles.big} />
          </Card>
        )}
      </aside>
    </article>
  );
};

const AnswerHead = ({ answer, onAsk }: Pick<AnswerScreenProps, 'answer' | 'onAsk'>) => {
  const { title, because, text, unanswered, suggestions } = answer;
  const heading = useFocusOnMount<HTMLHeadingElement>(unanswered ? title : `Here is something for you: ${title}`);
  const language = unanswered?.language;
  return (
    <header>
      <h1 ref={heading} tabIndex={-1} lang={language?.code} dir={language?.dir}>
        {title}
      </h1>
      {unanswered && (
        <p className={styles.said} lang={language?.code} dir={language?.dir}>
          {text}
        </p>
      )}
      {language && <p className={styles.lead}>{language.english}</p>}
      {unanswered?.person && <p className={styles.lead}>{unanswered.person} touch “Talk to someone now” above.</p>}
      {suggestions && suggestions.titles.length > 0 && (
        <div className={styles.suggestions}>
          <p className={styles.lead}>{suggestions.ask}</p>
          <ul>
            {suggestions.titles.map((each) => (
              <li key={each}>
                <Button className={styles.big} onClick={() => onAsk(each)}>
                  {each}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {because && <p className={styles.lead}>{because}</p>}
      {unanswered?.places && <p className={styles.lead}>{unanswered.places.join(' · ')}</p>}
      {answer.generated && (
        <p className={styles.lead}>
          <Sparkles size={20} aria-hidden /> {BY_COMPUTER} from the passages below. Weigh it with someone you trust.
        </p>
      )}
    </header>
  );
};

const Step = ({ label, text }: { label: string; text: string }) => (
  <Card className={styles.step}>
    <Footprints size={34} strokeWidth={1.5} aria-hidden />
    <div>
      <Label level={2}>{label}</Label>
      <p>{text}</p>
    </div>
  </Card>
);
