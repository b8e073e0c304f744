import { Link } from '../../../ui/controls/Link.tsx';
import { useSite } from '../../site/index.ts';

/** What this is, and what it cannot be. */
export const Care = () => {
  const { name, services } = useSite();
  return (
    <>
      <p>
        <strong>
          If you or somebody else is in danger, please do not search here first: call the emergency number, or{' '}
          <Link to="/helplines">talk to someone now</Link>.
        </strong>
      </p>
      <p>
        {name} gives you a reflection, a passage of the Bible and a prayer, and a place to write and to be prayed for.
        It is no counselling, no therapy, and no medical, legal or financial advice. It does not replace a doctor, a
        counsellor or a pastor who knows you. Please stop no treatment because of what you read here.
      </p>
      <p>
        Our program looks for words that speak of danger and shows people to call. It misses some. Nobody watches what
        you write as you write it.
      </p>
      {services.includes('ai') && (
        <p>
          Some answers are written by a computer, and say so. It can be wrong, however kind it sounds: hold it against
          Scripture, and against people whom you trust.
        </p>
      )}
    </>
  );
};
