import type { Danger } from '../../../../core/crisis/danger.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { CrisisView } from '../../crisis/index.ts';
import layout from '../../../ui/layout/layout.module.css';

/** The lines to call, in the place of the form whose words were saved. */
export const CareCard = ({ danger, onClose }: { danger: Danger; onClose(): void }) => (
  <>
    <CrisisView danger={danger} typed={false} onLeave={onClose} />
    <Button className={layout.start} onClick={() => onClose()}>
      Back to my journal
    </Button>
  </>
);
