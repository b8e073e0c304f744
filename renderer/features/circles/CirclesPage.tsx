import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { useSite } from '../site/index.ts';
import layout from '../../ui/layout/layout.module.css';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { UnreadNotices } from '../notices/index.ts';
import { CircleGate } from './CircleGate.tsx';
import { CodeField } from './invites/CodeField.tsx';
import { InviteCard } from './invites/InviteCard.tsx';
import { useInviteToken } from './invites/inviteToken.ts';
import { CreateCircle } from './list/CreateCircle.tsx';
import { DiscoverCircles } from './list/DiscoverCircles.tsx';
import { emptyDraft } from './list/emptyDraft.ts';
import { YourCircles } from './list/YourCircles.tsx';
import { useCircleLive } from './useCircleLive.ts';
import styles from './circles.module.css';

/** All circles that somebody is in or could join (docs/specification.md 2 §2). */
export const CirclesPage = () => {
  usePageHead(`Circles · ${useSite().name}`);
  // Read before the gate: the token is not to stand in the address while somebody signs in.
  const invite = useInviteToken();
  return (
    <CircleGate invited={invite.token !== null}>
      <Circles invite={invite} />
    </CircleGate>
  );
};

const Circles = ({ invite }: { invite: ReturnType<typeof useInviteToken> }) => {
  const [creating, setCreating] = useState(false);
  // Kept here: what was typed is still there when the dialog was shut by mistake.
  const [draft, setDraft] = useState(emptyDraft);
  useCircleLive();
  const create = () => setCreating(true);
  return (
    <div className={styles.page}>
      <header className={layout.stack2}>
        <div className={layout.ends}>
          <h1 tabIndex={-1}>Circles</h1>
          <Button kind="primary" onClick={create}>
            <Plus size={18} aria-hidden />
            Create Circle
          </Button>
        </div>
        <p className={styles.lead}>Small groups that pray, read and meet together.</p>
      </header>
      <UnreadNotices />
      {invite.token && <InviteCard key={invite.token} token={invite.token} onDone={invite.drop} />}
      <YourCircles onCreate={create} />
      <DiscoverCircles />
      <CodeField onCode={invite.take} />
      {creating && <CreateCircle draft={draft} onDraft={setDraft} onClose={() => setCreating(false)} />}
    </div>
  );
};
