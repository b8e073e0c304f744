import { Suspense } from 'react';
import { lazyPart } from '../../../platform/lazyPart.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const Reminders = lazyPart(() => import('../reminders/Reminders.tsx').then((module) => module.Reminders));
const Copies = lazyPart(() => import('../importExport/ImportExport.tsx').then((module) => module.ImportExport));
const LockSettings = lazyPart(() => import('../lock/LockSettings.tsx').then((module) => module.LockSettings));

export type DialogName = 'remind' | 'copy' | 'lock' | 'shortcuts';

interface JournalDialogProps {
  name: DialogName | null;
  isEmpty: boolean;
  onClose(): void;
  onPinChanged(): void;
}

/** What the journal's menu opens. */
export const JournalDialog = ({ name, isEmpty, onClose, onPinChanged }: JournalDialogProps) => (
  <Suspense>
    {name === 'remind' && <Reminders onClose={onClose} />}
    {name === 'copy' && <Copies isEmpty={isEmpty} onClose={onClose} />}
    {name === 'lock' && <LockSettings onClose={onClose} onPinChanged={onPinChanged} />}
    {name === 'shortcuts' && <Shortcuts onClose={onClose} />}
  </Suspense>
);
