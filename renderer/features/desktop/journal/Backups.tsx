import { useState } from 'react';
import type { JournalBackup } from '../../../../core/bridge/journalHealth.ts';
import { bridge } from '../../../platform/desktop/bridge.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { classes } from '../../../ui/classes.ts';
import { useSite } from '../../site/index.ts';
import layout from '../../../ui/layout/layout.module.css';
import { importProblems, momentLabel, reasons } from './labels.ts';
import type { Message } from './useJournalHealth.ts';
import styles from '../desktop.module.css';

interface BackupsProps {
  backups: readonly JournalBackup[];
  refresh(): Promise<void>;
  onMessage(message: Message): void;
}

/** The journal's backups: the list, one more, and restoring one. */
export const Backups = ({ backups, refresh, onMessage }: BackupsProps) => {
  const { name } = useSite();
  const [busy, setBusy] = useState(false);
  const [selected, setSelected] = useState<JournalBackup | null>(null);

  const backUp = async () => {
    setBusy(true);
    try {
      await bridge().journal.backUp();
      await refresh();
      onMessage({ text: 'A backup was made.', bad: false });
    } catch {
      onMessage({ text: 'No backup could be made. This computer may have no room left.', bad: true });
    }
    setBusy(false);
  };
  const restored = async (at: number) => {
    await refresh();
    onMessage({ text: `What the backup of ${momentLabel(at)} held is in your journal again.`, bad: false });
  };

  return (
    <>
      <div className={classes(layout.stack2, styles.backups)}>
        <h3>Backups</h3>
        <p className={layout.soft}>{name} makes one each day that you write, and keeps the last seven.</p>
        {backups.length === 0 && <p>There is none yet.</p>}
        <ul className={styles.list}>
          {backups.map((backup) => (
            <li key={backup.name} className={layout.ends}>
              <span>
                {momentLabel(backup.at)} <span className={layout.soft}>· {reasons[backup.reason]}</span>
              </span>
              <Button
                kind="quiet"
                onClick={() => setSelected(backup)}
                aria-label={`Restore the backup of ${momentLabel(backup.at)}`}
              >
                Restore
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <Button className={layout.start} onClick={() => void backUp()} disabled={busy}>
        {busy ? 'Working...' : 'Make a backup now'}
      </Button>
      {selected && <RestoreDialog backup={selected} onRestored={restored} onClose={() => setSelected(null)} />}
    </>
  );
};

interface RestoreDialogProps {
  backup: JournalBackup;
  onRestored(at: number): Promise<void>;
  onClose(): void;
}

const RestoreDialog = ({ backup: { name, at }, onRestored, onClose }: RestoreDialogProps) => {
  const restore = async (): Promise<string | null> => {
    const end = await bridge().journal.restore(name);
    if (end !== 'done') return importProblems[end];
    await onRestored(at);
    return null;
  };
  return (
    <ConfirmModal
      title="Restore this backup?"
      confirm="Restore"
      confirming="Restoring..."
      kind="primary"
      onConfirm={restore}
      failed={() => 'This backup could not be read. Your journal stays as it was; please try another one.'}
      onClose={onClose}
    >
      <p>What it holds and your journal lacks comes back. What you have written since {momentLabel(at)} stays.</p>
    </ConfirmModal>
  );
};
