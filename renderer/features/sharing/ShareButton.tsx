import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { platform } from '../../platform/current.ts';
import type { SharedContent } from '../../platform/platform.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { share } from './share.ts';
import styles from './sharing.module.css';

/** Shares a text. A cancelled share is ignored; a failed one is also said beside the button (decision 31). */
export const ShareButton = ({ content }: { content: SharedContent }) => {
  const [failed, setFailed] = useState(false);

  const onClick = async () => {
    const { title, text, url } = content;
    const shared = await share({ title, text, ...(url && { url }) }, platform);
    setFailed(shared === 'failed');
    if (shared === 'copied') toast('Copied to clipboard', { description: 'Paste it wherever you like.' });
    if (shared === 'nothing') toast('Nothing to share');
    if (shared === 'failed') toast('Share Failed', { description: 'Please try again.', tone: 'bad' });
  };

  return (
    <>
      <Button onClick={() => void onClick()}>
        <Share2 size={18} aria-hidden />
        Share
      </Button>
      {failed && (
        <p role="alert" className={styles.failed}>
          Sharing did not work here. Please try again.
        </p>
      )}
    </>
  );
};
