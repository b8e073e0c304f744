import { useState } from 'react';
import type { ArchivedJournal } from '../../../../core/bridge/journalHealth.ts';
import { bridge } from '../../../platform/desktop/bridge.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { archiveStates, momentLabel, importProblems } from './labels.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../desktop.module.css';

interface KeptJournalsProps {
  journals: readonly ArchivedJournal[];
  onImported(journal: ArchivedJournal): void;
}

/** The journals that were set aside, since their key did not come: where they lie, and the way back. */
export const ArchivedJournals = ({ journals, onImported }: KeptJournalsProps) => {
  const [chosen, setChosen] = useState<ArchivedJournal | null>(null);

  const importFrom = async (journal: ArchivedJournal): Promise<string | null> => {
    const end = await bridge().journal.importArchived(journal.name);
    if (end !== 'done') return importProblems[end];
    onImported(journal);
    return null;
  };

  return (
    <div className={classes(layout.stack2, styles.backups)}>
      <h3>Set aside</h3>
      <ul className={styles.list}>
        {journals.map((journal) => (
          <li key={journal.name} className={layout.ends}>
            <div>
              <p>The journal from before {momentLabel(journal.at)}</p>
              <p className={layout.hint}>{archiveStates[journal.state]}</p>
              <p className={layout.hint}>
                It lies here: <span className={styles.path}>{journal.folder}</span>
              </p>
            </div>
            {(journal.state === 'readable' || journal.state === 'told') && (
              <Button onClick={() => setChosen(journal)}>Bring its prayers back</Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <ConfirmModal
          title="Bring its prayers back?"
          confirm="Bring them back"
          confirming="Bringing them back..."
          kind="primary"
          onConfirm={() => importFrom(chosen)}
          failed={() => 'It could not be read. Your journal stays as it is, and so does the old one.'}
          onClose={() => setChosen(null)}
        >
          <p>What it holds and your journal lacks comes back. What you have written since stays.</p>
        </ConfirmModal>
      )}
    </div>
  );
};
