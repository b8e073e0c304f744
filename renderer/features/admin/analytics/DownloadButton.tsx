import { Download as DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import { routes } from '../../../../core/contract/routes.ts';
import { utcDay } from '../../../../core/rules/time.ts';
import { requestFile } from '../../../api/request.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import layout from '../../../ui/layout/layout.module.css';

/** Years of feedback take their time on a slow line, in milliseconds. */
const DOWNLOAD_TIMEOUT = 10 * 60_000;

export interface Download {
  route: 'exportSearches' | 'exportRegistrations' | 'exportTopics' | 'exportFeedback';
  /** What is in the file, as one says it: "search trends". */
  what: string;
}

/** Fetches a table with this session and has the browser save it: what went wrong is said here, not in a window of its own. */
export const DownloadButton = ({ route, what }: Download) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const download = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { path } = routes[route];
      const file = await requestFile(path, 'text/csv', { timeout: DOWNLOAD_TIMEOUT });
      const [name] = path.slice(path.lastIndexOf('/') + 1).split('.');
      saveFile(file, `${name}-${utcDay(Date.now())}.csv`, 'text/csv');
    } catch (error) {
      const sentence = sentenceOf(error);
      setProblem(`The ${what} could not be downloaded. ${sentence}`);
      toast('Download Failed', { description: sentence, tone: 'bad' });
    }
    setBusy(false);
  };

  return (
    <>
      <Button className={layout.start} aria-disabled={busy} onClick={() => void download()}>
        <DownloadIcon size={18} aria-hidden />
        <span>
          {busy ? 'Downloading...' : 'Download CSV'}
          <span className="visually-hidden"> {what}</span>
        </span>
      </Button>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </>
  );
};
