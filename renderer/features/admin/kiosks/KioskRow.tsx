import type { Kiosk } from '../../../../core/contract/kiosk.ts';
import { agoLabel } from '../../../../core/rules/time.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import admin from '../admin.module.css';

interface KioskRowProps {
  kiosk: Kiosk;
  /** When the list was drawn. */
  now: number;
  busy: boolean;
  onChange(): void;
  onCode(): void;
  onRevoke(): void;
}

export const KioskRow = ({ kiosk, now, busy, onChange, onCode, onRevoke }: KioskRowProps) => {
  const { name, pairedAt, lastSeenAt, perMinute, asksForPrayer, prayerAddress } = kiosk;
  return (
    <li className={classes(layout.row, admin.row)}>
      <div className={admin.what}>
        <strong>{name}</strong> <Tag>{pairedAt ? 'Connected' : 'Waiting for its code'}</Tag>
        <p>
          {lastSeenAt && <span>Seen {agoLabel(Date.parse(lastSeenAt), now)}</span>}
          <span>{perMinute} searches a minute</span>
          <span>{asksForPrayer ? `Prayer requests to ${prayerAddress}` : 'No prayer requests'}</span>
        </p>
      </div>
      <div className={classes(layout.row, admin.actions)}>
        <Button disabled={busy} onClick={onChange} aria-label={`Change ${name}`}>
          Change
        </Button>
        <Button disabled={busy} onClick={onCode} aria-label={`New code for ${name}`}>
          New code
        </Button>
        <Button disabled={busy} onClick={onRevoke} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </div>
    </li>
  );
};
