import { useState } from 'react';
import type { QuarantinedFile } from '../../../../core/bridge/journalHealth.ts';
import { bridge } from '../../../platform/desktop/bridge.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { momentLabel, importProblems } from './labels.ts';
import type { Message } from './useJournalHealth.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../desktop.module.css';

interface DamagedFilesProps {
  files: readonly QuarantinedFile[];
  onMessage(message: Message): void;
}

const NOT_READ = 'It could not be read. Your journal stays as it is, and so does the file.';

/** Damaged files of the journal that were set aside: where they lie, and one more attempt at reading them. */
export const DamagedFiles = ({ files, onMessage }: DamagedFilesProps) => {
  const [busy, setBusy] = useState(false);

  const importAgain = async ({ name }: QuarantinedFile) => {
    setBusy(true);
    try {
      const end = await bridge().journal.importQuarantined(name);
      if (end === 'done') onMessage({ text: 'What could be read of it is in your journal again.', bad: false });
      else if (end === 'nothing') onMessage({ text: 'No prayer could be read that your journal lacks.', bad: false });
      else onMessage({ text: importProblems[end], bad: true });
    } catch {
      onMessage({ text: NOT_READ, bad: true });
    }
    setBusy(false);
  };
  const showFile = ({ name }: QuarantinedFile) =>
    void bridge()
      .journal.showQuarantined(name)
      .catch(() => onMessage({ text: 'The folder could not be opened.', bad: true }));

  return (
    <div className={classes(layout.stack2, styles.backups)}>
      <h3>Damaged files</h3>
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.name} className={layout.ends}>
            <div>
              <p>The journal as it was found on {momentLabel(file.at)}</p>
              <p className={layout.hint}>
                It lies here, as it was: <span className={styles.path}>{file.folder}</span>
              </p>
              <p className={layout.hint}>A lock on your journal does not hide what stands in it.</p>
            </div>
            <div className={layout.row}>
              <Button onClick={() => showFile(file)}>Show the file</Button>
              <Button onClick={() => void importAgain(file)} disabled={busy}>
                Try to read it again
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};
