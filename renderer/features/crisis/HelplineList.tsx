import { ExternalLink, MessageSquare, Phone } from 'lucide-react';
import type { Helplines } from '../../../core/contract/content.ts';
import type { Danger } from '../../../core/matching/types.ts';
import { buttonClass } from '../../ui/Button.tsx';
import styles from './crisis.module.css';

interface HelplineListProps {
  lines: Helplines['countries'][number] | undefined;
  danger: Danger;
  everywhere: Helplines['everywhere'];
}

/** The lines to call or text, with the emergency number, largest first. */
export const HelplineList = ({ lines, danger, everywhere }: HelplineListProps) => {
  const inDanger = danger === 'harming' ? 'anyone is' : 'you are';
  return (
    <div className={styles.help}>
      <p className={styles.emergency}>
        {lines ? (
          <>
            If {inDanger} in danger right now, call{' '}
            <a href={`tel:${lines.emergency}`} className={styles.number}>
              {lines.emergency}
            </a>
            .
          </>
        ) : (
          `If ${inDanger} in danger right now, call your local emergency number.`
        )}
      </p>
      <ul>
        {(lines ? (danger === 'abuse' ? lines.abuse : lines.suicide) : []).map(({ name, phone, text, url, hours }) => (
          <li key={name} className={styles.line}>
            <div>
              <h2>{name}</h2>
              <p>{hours}</p>
            </div>
            <div className={styles.ways}>
              {phone && (
                <a href={`tel:${phone.replace(/ /g, '')}`} className={buttonClass('primary')}>
                  <Phone size={18} aria-hidden />
                  Call {phone}
                </a>
              )}
              {text && (
                <a href={smsLink(text)} className={buttonClass()}>
                  <MessageSquare size={18} aria-hidden />
                  {text.word ? `Text ${text.word} to ${text.number}` : `Text ${text.number}`}
                </a>
              )}
              {!phone && !text && url && (
                <a href={url} target="_blank" rel="noreferrer" className={buttonClass()}>
                  <ExternalLink size={18} aria-hidden />
                  Open {new URL(url).hostname.replace(/^www\./, '')}
                </a>
              )}
            </div>
          </li>
        ))}
        <li className={styles.line}>
          <div>
            <h2>{everywhere.name}</h2>
            <p>Lines in other countries</p>
          </div>
          <div className={styles.ways}>
            <a href={everywhere.url} target="_blank" rel="noreferrer" className={buttonClass()}>
              <ExternalLink size={18} aria-hidden />
              Open {new URL(everywhere.url).hostname}
            </a>
          </div>
        </li>
      </ul>
    </div>
  );
};

const smsLink = ({ number, word }: { number: string; word?: string }): string =>
  `sms:${number.replace(/ /g, '')}${word ? `?&body=${encodeURIComponent(word)}` : ''}`;
