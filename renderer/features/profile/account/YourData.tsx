import { useState } from 'react';
import brand from '../../../../content/generated/brand.json';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { routes } from '../../../../core/contract/routes.ts';
import { request } from '../../../api/request.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import styles from '../ProfilePage.module.css';

/** A journal of many years takes its time on a slow line, in milliseconds. */
const DOWNLOAD_TIMEOUT = 10 * 60_000;

/** What is kept about the person: to take along, and to have deleted (docs/decisions.md 13). */
export const YourData = ({ user }: { user: CurrentUser }) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [deleting, setDeleting] = useState(false);

  const download = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { method, path } = routes.downloadData;
      const { data } = await request(method, path, { timeout: DOWNLOAD_TIMEOUT });
      saveFile(JSON.stringify(data, null, 2), `${brand.name.toLowerCase()}-data.json`, 'application/json');
    } catch (error) {
      const sentence = sentenceOf(error);
      setProblem(sentence);
      toast('Download Failed', { description: sentence, tone: 'bad' });
    }
    setBusy(false);
  };

  return (
    <div className={styles.rows}>
      <div className={styles.row}>
        <div>
          <h3>Download</h3>
          <p>Everything we keep about you, in one file.</p>
        </div>
        <Button onClick={() => void download()} disabled={busy}>
          {busy ? 'Collecting...' : 'Download my data'}
        </Button>
        {problem && (
          <Notice tone="bad" className={styles.wide}>
            {problem}
          </Notice>
        )}
      </div>
      <div className={styles.row}>
        <div>
          <h3>Delete my account</h3>
          <p>Removes your account and everything in it, at once and for good.</p>
        </div>
        <Button onClick={() => setDeleting(true)}>Delete my account</Button>
        {deleting && <DeleteAccount user={user} onClose={() => setDeleting(false)} />}
      </div>
    </div>
  );
};
