import type { App, Session, Shell } from 'electron';
import { log } from '../../log.ts';
import { keepCertificateErrors } from './certificates.ts';
import { refuseDownloads } from './downloads.ts';
import { externalAddress } from './externalLinks.ts';
import { keepInside } from './navigation.ts';
import { restrictNetwork } from './network.ts';
import { denyPermissions } from './permissions.ts';
import { watchUserActivation } from './userActivation.ts';
import { sandboxEverything } from './sandbox.ts';
import { refuseWebviews } from './webviews.ts';

/**
 * The security policy of the app, one rule a file. Called before anything else, and holds for every session and every
 * page that will ever be made, so that no later window can forget a rule.
 */
export const lockDown = (app: App, shell: Pick<Shell, 'openExternal'>): void => {
  sandboxEverything(app, process.getuid?.());
  keepCertificateErrors(app);

  app.on('session-created', (session: Session) => {
    denyPermissions(session);
    restrictNetwork(session);
    refuseDownloads(session);
  });

  app.on('web-contents-created', (_event, contents) => {
    const clicked = watchUserActivation(contents, Date.now);
    refuseWebviews(contents);
    keepInside(contents, (address) => {
      const outside = externalAddress(address);
      if (outside === null || !clicked()) return;
      // Not with the address: it says what somebody looks for, or whom they call.
      shell.openExternal(outside).catch(() => log.error('nothing on this computer opens such a link'));
    });
  });
};
