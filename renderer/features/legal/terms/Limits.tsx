import { useSite } from '../../site/index.ts';
import { FactTable } from '../FactTable.tsx';

const label = (limit: number | null): string => (limit === null ? 'unlimited' : String(limit));

/** The daily limits as this server has them (docs/decisions.md 1 to 3). */
export const Limits = () => {
  const { services, limits } = useSite();
  const { anonymous, registered, premium } = limits;
  const hasPlans = services.includes('stripe') || services.includes('apple');
  return (
    <>
      <FactTable
        caption="Searches per day"
        columns={['Audience', 'Searches per day']}
        rows={[
          { id: 'anonymous', cells: ['Anonymous visitor', label(anonymous)] },
          { id: 'registered', cells: ['Registered', label(registered)] },
          { id: 'premium', cells: ['Premium', label(premium)] },
          { id: 'staff', cells: ['Contributor, moderator, admin', label(null)] },
        ]}
      />
      {hasPlans && (
        <p>
          With a Basic plan you have the searches of somebody registered; with a seat or a plan of Family, those of
          Premium.
        </p>
      )}
      <p>
        A day ends at midnight UTC. The same words again, “More”, a retry and a search that finds nothing cost nothing.
        Words that speak of danger are never counted and never limited.
      </p>
    </>
  );
};
