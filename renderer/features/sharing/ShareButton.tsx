import { Share2 } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { sharing, type SharedContent } from '../../platform/sharing.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { share } from './share.ts';
import layout from '../../ui/layout/layout.module.css';

interface ShareButtonProps {
  content: SharedContent;
  kind?: ComponentProps<typeof Button>['kind'];
  /** Read out instead of "Share", where there are several of them. */
  label?: string;
}

/** Shares a text. A cancelled share is ignored; one that failed is also said beside the button. */
export const ShareButton = ({ content, kind, label }: ShareButtonProps) => {
  const [problem, setProblem] = useState<string | null>(null);

  const onClick = async () => {
    const { title, text, url } = content;
    const shared = await share({ title, text, ...(url && { url }) }, sharing);
    setProblem(shared === 'failed' ? FAILED : shared === 'nothing' ? 'Nothing to share' : null);
    if (shared === 'copied') toast('Copied to clipboard', { description: 'Paste it wherever you like.' });
    if (shared === 'nothing') toast('Nothing to share');
    if (shared === 'failed') toast('Share Failed', { description: 'Please try again.', tone: 'bad' });
  };

  return (
    <>
      <Button kind={kind} onClick={() => void onClick()} aria-label={label}>
        <Share2 size={18} aria-hidden />
        Share
      </Button>
      {problem && (
        <p role="alert" className={layout.problem}>
          {problem}
        </p>
      )}
    </>
  );
};

const FAILED = 'Sharing did not work here. Please try again.';
