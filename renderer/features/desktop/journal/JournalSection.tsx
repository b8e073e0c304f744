import { useState } from 'react';
import type { JournalHealth } from '../../../../core/bridge/journalHealth.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Section } from '../../../ui/layout/Section.tsx';
import { ArchivedJournals } from './ArchivedJournals.tsx';
import { Backups } from './Backups.tsx';
import { DamagedFiles } from './DamagedFiles.tsx';
import { StartNewJournalDialog } from './StartNewJournalDialog.tsx';
import { rebuilt, rebuiltTitle, troubleText } from './labels.ts';
import { useJournalHealth, type Message } from './useJournalHealth.ts';

/** The state of the journal on this computer, and its backups. */
export const JournalSection = () => {
  const [message, setMessage] = useState<Message | null>(null);
  const { health, backups, refresh } = useJournalHealth(setMessage);
  const imported = () => {
    setMessage({ text: 'Its prayers are in your journal again.', bad: false });
    refresh().catch(() => undefined);
  };

  return (
    <Section title="Prayer journal" id="backups" tabIndex={-1}>
      {health && <Troubles health={health} />}
      {health && !health.trouble && (
        <>
          <p className={layout.soft}>
            {health.sealed
              ? 'Your prayers are encrypted on this computer, with a key that only your user account can use.'
              : `This computer has no safe place for a key, so your prayers are not encrypted on its disk: who can read your files can read them. A journal lock, in the journal itself, encrypts them with a PIN.`}
          </p>
          {message && (
            <Notice tone={message.bad ? 'bad' : 'plain'} role={message.bad ? 'alert' : 'status'}>
              {message.text}
            </Notice>
          )}
          {health.backupFailed && !message && (
            <Notice tone="bad">The last backup failed. This computer may have no room left.</Notice>
          )}
          <Backups backups={backups} refresh={refresh} onMessage={setMessage} />
        </>
      )}
      {health && health.quarantined.length > 0 && <DamagedFiles files={health.quarantined} onMessage={setMessage} />}
      {health && health.archived.length > 0 && <ArchivedJournals journals={health.archived} onImported={imported} />}
    </Section>
  );
};

/** Why the journal can't be opened, or what was done to open it. */
const Troubles = ({ health: { trouble, notice } }: { health: JournalHealth }) => {
  const [startingNew, setStartingNew] = useState(false);
  return (
    <>
      {trouble && (
        <Notice tone="bad" title="The journal on this computer can’t be opened">
          {troubleText(trouble)}
        </Notice>
      )}
      {trouble === 'no_key' && (
        <Button className={layout.start} onClick={() => setStartingNew(true)}>
          Begin a new journal
        </Button>
      )}
      {notice && <Notice title={rebuiltTitle(notice)}>{rebuilt(notice).join(' ')}</Notice>}
      {startingNew && <StartNewJournalDialog onClose={() => setStartingNew(false)} />}
    </>
  );
};
