import { FactTable } from '../FactTable.tsx';
import { retentionGroups } from '../retentionRows.ts';

/** What the server keeps, and for how long: the table that its own jobs go by. */
export const Kept = () => (
  <>
    <p>
      The server removes things by itself, by the very figures that stand here. It looks once an hour, so something may
      be there for an hour longer.
    </p>
    {retentionGroups.map(({ title, facts }) => (
      <FactTable
        key={title}
        caption={title}
        columns={['What', 'How long']}
        rows={facts.map(({ what, until }) => ({ id: what, cells: [what, until] }))}
      />
    ))}
  </>
);
