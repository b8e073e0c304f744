import type { IpcMainInvokeEvent, Session } from 'electron';
import { isOwnPage } from '../security/ownPages.ts';

type Sent = Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>;

/** Whether our page calls: the main frame of a window, of this session, at our scheme (docs/proof.md E17). */
export const isOwnSender = ({ sender, senderFrame }: Sent, session: Session): boolean =>
  senderFrame !== null &&
  // Not asked whether it is `detached`: Electron says so of the page that came back after a crash, too.
  senderFrame === sender.mainFrame &&
  sender.session === session &&
  isOwnPage(senderFrame.url);
