import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Audience } from '../../../../core/contract/posts.ts';
import { routes } from '../../../../core/contract/routes.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { audienceLabels, audiences } from '../labels.ts';
import { usePastoralTeam } from './usePastoralTeam.ts';
import styles from './compose.module.css';

interface AudienceChooserProps {
  audience: Audience;
  circleId: string | null;
  onAudience(audience: Audience): void;
  onCircle(circleId: string | null): void;
}

/** "3 people"; null while it is not known. */
const peopleInWords = (count: number | null): string | null =>
  count === null ? null : count === 0 ? 'nobody yet' : count === 1 ? '1 person' : `${count} people`;

/** Who may read it, in words. It never becomes more than was chosen. */
export const AudienceChooser = ({ audience, circleId, onAudience, onCircle }: AudienceChooserProps) => {
  const name = useId();
  const team = usePastoralTeam();
  const people = peopleInWords(team);
  const hints: Readonly<Record<Audience, string | null>> = {
    everyone: 'Whoever is signed in here.',
    circle: 'Its members, and nobody else.',
    pastoral: team === 0 ? 'It waits until somebody is on the team.' : 'They read and pray in confidence.',
    me: 'Nobody else, ever.',
  };
  return (
    <fieldset className={styles.audiences}>
      <legend>Who may read it?</legend>
      {audiences.map((each) => {
        const { label, Icon } = audienceLabels[each];
        return (
          <label key={each} className={styles.audienceOption}>
            <input type="radio" name={name} checked={audience === each} onChange={() => onAudience(each)} />
            <Icon size={20} aria-hidden />
            <span>
              {each === 'pastoral' && people ? `${label} (${people})` : label}
              {hints[each] && <span className={layout.hint}>{hints[each]}</span>}
            </span>
          </label>
        );
      })}
      {audience === 'circle' && <CircleSelect circleId={circleId} onCircle={onCircle} />}
    </fieldset>
  );
};

const CircleSelect = ({ circleId, onCircle }: Pick<AudienceChooserProps, 'circleId' | 'onCircle'>) => {
  const id = useId();
  const { data, error, refetch } = useQuery({
    queryKey: [routes.circles.path, 'to post in'],
    queryFn: ({ signal }) => call('circles', { query: { scope: 'mine' }, signal }),
    staleTime: 0,
  });
  if (error)
    return (
      <RetryNotice onRetry={() => void refetch()}>{sentenceOf(error, 'Your circles could not be loaded.')}</RetryNotice>
    );
  const own = data?.filter(({ pending, isActive }) => !pending && isActive) ?? [];
  if (data && own.length === 0) return <p className={layout.hint}>You are in no circle yet.</p>;
  return (
    <div className={styles.circle}>
      <label htmlFor={id}>Circle</label>
      <select
        id={id}
        disabled={!data}
        value={own.some((circle) => circle.id === circleId) ? (circleId ?? '') : ''}
        onChange={(event) => onCircle(event.target.value || null)}
      >
        <option value="">{data ? 'Choose a circle' : 'Loading...'}</option>
        {own.map((circle) => (
          <option key={circle.id} value={circle.id}>
            {circle.emoji} {circle.name}
          </option>
        ))}
      </select>
    </div>
  );
};
