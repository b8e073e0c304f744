import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ReportDialog } from '../../moderation/index.ts';

/** Tells the moderators of a circle, not of somebody or something in it. */
export const ReportCircle = ({ circleId }: { circleId: string }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" className={layout.back} onClick={() => setAsking(true)}>
        <Flag size={18} aria-hidden />
        Report this circle
      </Button>
      {asking && (
        <ReportDialog
          subject="circle"
          subjectId={circleId}
          onReported={() => undefined}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
