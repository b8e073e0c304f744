import { HeartHandshake } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Circle } from '../../../../core/contract/circles.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Section } from '../../../ui/layout/Section.tsx';
import { circlePath, CreateCircle, emptyDraft, InviteLinks, isMember, useCircles } from '../../circles/index.ts';
import styles from '../family.module.css';

const familyDraft = {
  ...emptyDraft,
  name: 'Our family',
  description: 'Devotions and prayer goals of our family.',
  emoji: '🏡',
};
/** Private circles that are offered: whoever owns more finds them under Circles. */
const SHOWN = 3;

/** A private circle for the family's devotions and prayer goals: made here, or one of the person's own. */
export const FamilyCircle = () => {
  const list = useCircles('mine');
  const [making, setMaking] = useState(false);
  // Kept here: what was typed is still there when the dialog was shut by mistake.
  const [draft, setDraft] = useState(familyDraft);
  const [made, setMade] = useState<Circle | null>(null);
  const own = list.circles.filter((circle) => circle.role === 'owner' && !circle.isPublic && isMember(circle));

  return (
    <Section title="A circle for your family">
      <p>
        A private place for your devotions and prayer goals. Nobody comes in whom you do not let in, and who has a seat
        is not in it by that alone.
      </p>
      {list.isPending && <Loading lines={[60]} />}
      {list.error && (
        <RetryNotice onRetry={() => void list.refetch()}>
          {sentenceOf(list.error, 'Your circles could not be loaded.')}
        </RetryNotice>
      )}
      <ul className={styles.list} aria-label="Your private circles">
        {own.slice(0, SHOWN).map((circle) => (
          <CircleRow key={circle.id} circle={circle} />
        ))}
      </ul>
      {made && (
        <Suspense fallback={<Loading lines={[40, 70]} />}>
          <InviteLinks circle={made} />
        </Suspense>
      )}
      {list.isSuccess && !made && (
        <Button
          kind={own.length === 0 ? 'primary' : 'secondary'}
          className={layout.start}
          onClick={() => setMaking(true)}
        >
          <HeartHandshake size={18} aria-hidden />
          Make our family circle
        </Button>
      )}
      {making && (
        <Suspense fallback={null}>
          <CreateCircle draft={draft} onDraft={setDraft} onMade={setMade} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </Section>
  );
};

const CircleRow = ({ circle: { id, name, emoji } }: { circle: Circle }) => (
  <li>
    <span aria-hidden>{emoji}</span>
    <div>
      <Link to={circlePath(id)} dir="auto">
        {name}
      </Link>
    </div>
    <Link to={`${circlePath(id)}?tab=settings`} aria-label={`Invite to ${name}`}>
      Invite
    </Link>
  </li>
);
