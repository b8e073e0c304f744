import type { Kiosk } from '../../../../core/contract/kiosk.ts';
import { agoLabel } from '../../../../core/rules/time.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import admin from '../admin.module.css';
import { isSilent, stateWords } from './kioskWords.ts';
import styles from './Kiosks.module.css';

interface KioskRowProps {
  kiosk: Kiosk;
  /** When the list was drawn. */
  now: number;
  busy: boolean;
  onChange(): void;
  onScreen(): void;
  onRestart(): void;
  onCode(): void;
  onRevoke(): void;
}

export const KioskRow = ({ kiosk, now, busy, onChange, onScreen, onRestart, onCode, onRevoke }: KioskRowProps) => {
  const { name, pairedAt, lastSeenAt, perMinute, asksForPrayer, prayerAddress } = kiosk;
  const actions = [
    ['Change', onChange, `Change ${name}`],
    ['Screen', onScreen, `Screen of ${name}`],
    ...(pairedAt ? [['Restart', onRestart, `Restart ${name}`] as const] : []),
    ['New code', onCode, `New code for ${name}`],
    ['Remove', onRevoke, `Remove ${name}`],
  ] as const;
  return (
    <li className={classes(layout.row, admin.row, styles.row)}>
      <div className={admin.what}>
        <strong>{name}</strong>{' '}
        <Tag>{!pairedAt ? 'Waiting for its code' : isSilent(kiosk, now) ? 'Not heard from' : 'Connected'}</Tag>
        <p>
          {lastSeenAt && <span>Seen {agoLabel(Date.parse(lastSeenAt), now)}</span>}
          <span>{perMinute} searches a minute</span>
          <span>{asksForPrayer ? `Prayer requests to ${prayerAddress}` : 'No prayer requests'}</span>
        </p>
        <ul className={styles.state} aria-label={`How ${name} is`}>
          {stateWords(kiosk, now).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className={classes(layout.row, admin.actions)}>
        {actions.map(([label, act, words]) => (
          <Button key={label} disabled={busy} onClick={act} aria-label={words}>
            {label}
          </Button>
        ))}
      </div>
    </li>
  );
};
