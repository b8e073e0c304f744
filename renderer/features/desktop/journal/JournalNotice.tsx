import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JournalHealth } from '../../../../core/bridge/journalHealth.ts';
import { bridge } from '../../../platform/desktop/bridge.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { StartNewJournalDialog } from './StartNewJournalDialog.tsx';
import { rebuilt, rebuiltPosts, rebuiltTitle, troubleText } from './labels.ts';

const contentOf = ({ trouble, notice, posts }: JournalHealth): { title: string; texts: string[] } => {
  if (trouble) return { title: 'The journal on this computer can’t be opened', texts: [troubleText(trouble)] };
  const ofPosts = posts ? [rebuiltPosts(posts)] : [];
  if (notice) return { title: rebuiltTitle(notice), texts: [...rebuilt(notice), ...ofPosts] };
  if (posts) return { title: 'Posts that waited are missing here', texts: ofPosts };
  return {
    title: 'Your earlier journal can be opened again',
    texts: [
      'You had set a journal aside because its key was missing. Now this computer gives us the key again, and its prayers can be brought back.',
    ],
  };
};

/** Tells at the start what a person has to know of the journal on this computer. */
export const JournalNotice = ({ health, onClose }: { health: JournalHealth; onClose(): void }) => {
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const { trouble, notice, posts } = health;
  const { title, texts } = contentOf(health);
  const close = () => {
    if (!trouble)
      bridge()
        .journal.noticeSeen()
        .catch(() => undefined);
    onClose();
  };

  if (isStarting) return <StartNewJournalDialog onClose={onClose} />;
  return (
    <Modal title={title} onClose={close}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ModalActions>
        {trouble === 'no_key' && (
          <Button kind="quiet" onClick={() => setStarting(true)}>
            Begin a new journal
          </Button>
        )}
        {!trouble && (notice || !posts) && (
          <Button
            kind="quiet"
            onClick={() => {
              close();
              void navigate('/desktop-settings#backups');
            }}
          >
            {notice ? 'See backups and files' : 'Show it to me'}
          </Button>
        )}
        <Button kind="primary" onClick={close}>
          All right
        </Button>
      </ModalActions>
    </Modal>
  );
};
