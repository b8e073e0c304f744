import { useState } from 'react';
import type { KeptJournal } from '../../../core/bridge/bridge.ts';
import { bridge, valueOf } from '../../platform/desktop/bridge.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ConfirmModal } from '../../ui/feedback/ConfirmModal.tsx';
import { keptStates, momentLabel, notBrought } from './labels.ts';
import styles from './desktop.module.css';

interface KeptJournalsProps {
  kept: readonly KeptJournal[];
  onBrought(journal: KeptJournal): void;
}

/** The journals that were set aside, since their key did not come: where they lie, and the way back. */
export const KeptJournals = ({ kept, onBrought }: KeptJournalsProps) => {
  const [chosen, setChosen] = useState<KeptJournal | null>(null);

  const bringBack = async (journal: KeptJournal): Promise<string | null> => {
    try {
      const end = await valueOf(bridge().journal.importSetAside(journal.name));
      if (end !== 'done') return notBrought[end];
      onBrought(journal);
      return null;
    } catch {
      return 'It could not be read. Your journal stays as it is, and so does the old one.';
    }
  };

  return (
    <div className={styles.backups}>
      <h3>Set aside</h3>
      <ul className={styles.list}>
        {kept.map((journal) => (
          <li key={journal.name}>
            <div>
              <p>The journal from before {momentLabel(journal.at)}</p>
              <p className={styles.hint}>{keptStates[journal.state]}</p>
              <p className={styles.hint}>
                It lies here: <span className={styles.path}>{journal.folder}</span>
              </p>
            </div>
            {(journal.state === 'opens' || journal.state === 'told') && (
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
          onConfirm={() => bringBack(chosen)}
          onClose={() => setChosen(null)}
        >
          <p>What it holds and your journal lacks comes back. What you have written since stays.</p>
        </ConfirmModal>
      )}
    </div>
  );
};
