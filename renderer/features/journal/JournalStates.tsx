import { platform } from '../../platform/current.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

export const JournalFailed = () =>
  platform.kind === 'desktop' ? (
    <Notice tone="bad" title="The journal on this computer can’t be opened">
      Settings, in the menu, says why. Prayers on your account are safe.
    </Notice>
  ) : (
    <Notice tone="bad" title="This browser keeps no journal">
      It does not let us store anything here: in a private window, or with storage switched off, a prayer could be lost.
      Open this page in a normal window. Prayers on your account are safe.
    </Notice>
  );
