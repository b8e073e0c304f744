import { useEffect, useState } from 'react';
import brand from '../../../content/generated/brand.json';
import type { JournalBackup, JournalHealth } from '../../../core/bridge/journalHealth.ts';
import { bridge } from '../../platform/desktop/bridge.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ConfirmModal } from '../../ui/feedback/ConfirmModal.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import page from '../../ui/layout/page.module.css';
import { Section } from '../../ui/layout/Section.tsx';
import { StartNewJournalDialog } from './StartNewJournalDialog.tsx';
import { DamagedFiles } from './DamagedFiles.tsx';
import { ArchivedJournals } from './ArchivedJournals.tsx';
import { momentLabel, importProblems, reasons, rebuilt, rebuiltTitle, troubles } from './labels.ts';
import styles from './desktop.module.css';

interface Found {
  health: JournalHealth;
  backups: readonly JournalBackup[];
}

const read = async (): Promise<Found> => {
  const { journal } = bridge();
  const health = await journal.health();
  return { health, backups: health.trouble ? [] : await journal.backups() };
};

/** How the journal stands on this computer, and its backups. */
export const JournalSection = () => {
  const [health, setHealth] = useState<JournalHealth | null>(null);
  const [backups, setBackups] = useState<readonly JournalBackup[]>([]);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; bad: boolean } | null>(null);
  const [chosen, setChosen] = useState<JournalBackup | null>(null);
  const [beginsAnew, setBeginsAnew] = useState(false);

  const show = (found: Found) => {
    setHealth(found.health);
    setBackups(found.backups);
  };
  useEffect(() => {
    read().then(show, () => setSaid({ text: 'The backups could not be read. Please try again later.', bad: true }));
  }, []);

  const backUp = async () => {
    setBusy(true);
    try {
      await bridge().journal.backUp();
      show(await read());
      setSaid({ text: 'A backup was made.', bad: false });
    } catch {
      setSaid({ text: 'No backup could be made. This computer may have no room left.', bad: true });
    }
    setBusy(false);
  };
  const restore = async ({ name, at }: JournalBackup): Promise<string | null> => {
    try {
      const end = await bridge().journal.restore(name);
      if (end !== 'done') return importProblems[end];
      show(await read());
      setSaid({ text: `What the backup of ${momentLabel(at)} held is in your journal again.`, bad: false });
      return null;
    } catch {
      return 'This backup could not be read. Your journal stays as it was; please try another one.';
    }
  };

  return (
    <Section title="Prayer journal" id="backups" tabIndex={-1}>
      {health?.trouble && (
        <Notice tone="bad" title="The journal on this computer can’t be opened">
          {troubles[health.trouble]}
        </Notice>
      )}
      {health?.trouble === 'no_key' && (
        <Button className={page.start} onClick={() => setBeginsAnew(true)}>
          Begin a new journal
        </Button>
      )}
      {health?.notice && <Notice title={rebuiltTitle(health.notice)}>{rebuilt(health.notice).join(' ')}</Notice>}
      {health && !health.trouble && (
        <>
          <p className={page.soft}>
            {health.sealed
              ? 'Your prayers are encrypted on this computer, with a key that only your user account can use.'
              : `This computer has no safe place for a key, so your prayers are not encrypted on its disk: who can read your files can read them. A journal lock, in the journal itself, encrypts them with a PIN.`}
          </p>
          {said && (
            <Notice tone={said.bad ? 'bad' : 'plain'} role={said.bad ? 'alert' : 'status'}>
              {said.text}
            </Notice>
          )}
          {health.backupFailed && !said && (
            <Notice tone="bad">The last backup failed. This computer may have no room left.</Notice>
          )}
          <div className={styles.backups}>
            <h3>Backups</h3>
            <p className={page.soft}>{brand.name} makes one each day that you write, and keeps the last seven.</p>
            {backups.length === 0 && <p>There is none yet.</p>}
            <ul className={styles.list}>
              {backups.map((backup) => (
                <li key={backup.name}>
                  <span>
                    {momentLabel(backup.at)} <span className={page.soft}>· {reasons[backup.reason]}</span>
                  </span>
                  <Button
                    kind="quiet"
                    onClick={() => setChosen(backup)}
                    aria-label={`Restore the backup of ${momentLabel(backup.at)}`}
                  >
                    Restore
                  </Button>
                </li>
              ))}
            </ul>
          </div>
          <Button className={page.start} onClick={() => void backUp()} disabled={busy}>
            {busy ? 'Working...' : 'Make a backup now'}
          </Button>
        </>
      )}
      {health && health.quarantined.length > 0 && <DamagedFiles files={health.quarantined} onSaid={setSaid} />}
      {health && health.archived.length > 0 && (
        <ArchivedJournals
          journals={health.archived}
          onImported={() => {
            setSaid({ text: 'Its prayers are in your journal again.', bad: false });
            read().then(show, () => undefined);
          }}
        />
      )}
      {beginsAnew && <StartNewJournalDialog onClose={() => setBeginsAnew(false)} />}
      {chosen && (
        <ConfirmModal
          title="Restore this backup?"
          confirm="Restore"
          confirming="Restoring..."
          kind="primary"
          onConfirm={() => restore(chosen)}
          onClose={() => setChosen(null)}
        >
          <p>
            What it holds and your journal lacks comes back. What you have written since {momentLabel(chosen.at)} stays.
          </p>
        </ConfirmModal>
      )}
    </Section>
  );
};
