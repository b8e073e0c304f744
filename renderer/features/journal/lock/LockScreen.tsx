import { pinIsShort } from '../../../../core/sync/lock/keyDerivation.ts';
import { StartOver } from './StartOver.tsx';
import { UnlockForm } from './UnlockForm.tsx';
import { useOwnJournal } from '../ownJournal.ts';

/** Before a locked journal: the PIN, or the recovery key. `short`: with a PIN that nobody could choose any more. */
export const LockScreen = ({ onOpened }: { onOpened(short: boolean): void }) => {
  const { owner, journal, isLocal } = useOwnJournal();
  return (
    <>
      <UnlockForm
        label="Unlock your journal"
        intro={`Your journal is locked on this device.${isLocal ? '' : ' What waits to be saved to your account is sent once it is open.'}`}
        action={{ name: 'Unlock', busy: 'Opening...' }}
        failed="The journal could not be opened. Please try again."
        onTry={async ({ how, secret }) => {
          const opened = await journal.lock.unlock(owner, how, secret);
          if (opened.end !== 'unlocked') return opened;
          onOpened(how === 'pin' && pinIsShort(secret));
          return null;
        }}
      />
      <StartOver />
    </>
  );
};
