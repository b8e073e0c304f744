import { Button } from '../../../ui/controls/Button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { HelplineStrip } from '../../crisis/index.ts';

/** The way to the helplines, beside a prayer that was saved and may speak of danger; quiet, until it is shut. */
export const CareStrip = ({ onClose }: { onClose(): void }) => (
  <div role="status" className={layout.stack2}>
    <HelplineStrip />
    <Button kind="quiet" className={layout.start} onClick={onClose}>
      Close the helplines
    </Button>
  </div>
);
