import { Fragment } from 'react';
import { ExternalLink, MessageSquare, Phone } from 'lucide-react';
import type { Helplines } from '../../../core/contract/content.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import type { Line } from '../helplines/index.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './crisis.module.css';

interface HelplineListProps {
  emergency: string | null;
  lines: readonly Line[];
  /** Lines of other countries, in the language that was written in. */
  abroad: readonly { country: string; name: string; lines: readonly Line[] }[];
  /** Whose danger the emergency number is for. */
  who: 'you are' | 'anyone is';
  everywhere: Helplines['everywhere'];
}

/** The lines to call or text, with the emergency number, largest first. */
export const HelplineList = ({ emergency, lines, abroad, who, everywhere }: HelplineListProps) => {
  return (
    <div className={layout.stack4}>
      <p className={styles.emergency}>
        If {who} in danger right now, call{' '}
        {emergency ? (
          <a href={`tel:${emergency}`} className={styles.number}>
            {emergency}
          </a>
        ) : (
          'your local emergency number'
        )}
        .
      </p>
      <ul>
        {lines.map((line) => (
          <LineItem key={line.name} {...line} />
        ))}
        {abroad.map(({ country, name, lines: theirs }) => (
          <Fragment key={country}>
            <li className={styles.abroad}>
              <h2>In {name}</h2>
            </li>
            {theirs.map((line) => (
              <LineItem key={line.name} {...line} />
            ))}
          </Fragment>
        ))}
        <li className={classes(layout.ends, styles.line)}>
          <div>
            <h2>{everywhere.name}</h2>
            <p className={layout.hint}>Lines in other countries</p>
          </div>
          <div className={classes(layout.row, styles.ways)}>
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

const LineItem = ({ name, phone, text, url, hours }: Line) => (
  <li className={classes(layout.ends, styles.line)}>
    <div>
      <h2>{name}</h2>
      <p className={layout.hint}>{hours}</p>
    </div>
    <div className={classes(layout.row, styles.ways)}>
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
);
