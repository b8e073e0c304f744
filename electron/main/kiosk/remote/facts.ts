import { app, screen } from 'electron';
import type { PrintingState } from '../../../../core/rules/kiosk/kiosk.ts';
import type { createNetworkLog } from './networkLog.ts';
import type { Facts } from './remote.ts';

interface Parts {
  network: ReturnType<typeof createNetworkLog>;
  printing(): PrintingState;
  isUsed(): boolean;
}

/** What a kiosk tells of its computer and of itself. */
export const readFacts = ({ network, printing, isUsed }: Parts): Facts => {
  const { size, scaleFactor } = screen.getPrimaryDisplay();
  return {
    version: app.getVersion(),
    screen: { width: Math.round(size.width * scaleFactor), height: Math.round(size.height * scaleFactor) },
    upSeconds: Math.round(process.uptime()),
    ...network.read(),
    printing: printing(),
    isIdle: !isUsed(),
  };
};
