import { ArrowRight, X } from 'lucide-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Label } from '../../../ui/text/Label.tsx';
import type { Place } from '../place/place.ts';
import styles from './friend.module.css';

interface LeftOffProps {
  /** A prayer was begun and not saved: it comes before what was read. */
  hasDraft: boolean;
  place: Place | null;
  onDismiss(): void;
}

/** Back to what somebody was writing or reading. It was counted when they first read it: coming back is free. */
export const LeftOff = ({ hasDraft, place, onDismiss }: LeftOffProps) => {
  if (hasDraft)
    return (
      <Card className={styles.card}>
        <Label level={2}>Where you left off</Label>
        <Link to="/journal" state={{ newPrayer: true }} className={styles.way}>
          Continue your prayer <ArrowRight size={18} aria-hidden />
        </Link>
      </Card>
    );
  if (!place) return null;
  return (
    <Card className={styles.card}>
      <Label level={2}>Where you left off</Label>
      <div className={styles.line}>
        <Link to={`/${place.kind}/${place.id}`} state={{ fromSearch: true }} className={styles.way}>
          {place.title} <ArrowRight size={18} aria-hidden />
        </Link>
        <Button kind="quiet" className={styles.dismiss} onClick={onDismiss} aria-label={`Put away: ${place.title}`}>
          <X size={18} aria-hidden />
        </Button>
      </div>
    </Card>
  );
};
