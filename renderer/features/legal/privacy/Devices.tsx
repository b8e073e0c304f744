import { platform } from '../../../platform/current.ts';

/** The screen in the lobby, and the desktop app. */
export const Devices = () => (
  <>
    <h3>Screens in a church (kiosks)</h3>
    <p>
      A kiosk has no account and no cookie of yours. What is searched there is kept like a visitor’s search, under the
      screen’s own key. It clears itself when nobody touches it. A prayer request is mailed to the church’s team, with
      the name and contact only if you typed them; the server keeps it until the mail is sent.
    </p>
    <p>
      Each minute a kiosk tells this server its version, the size of its screen, how its network and its printer are,
      and whether somebody uses it; who, and for what, it does not tell. Where a church lets people print, a sheet holds
      one of our notes and nothing that was typed; the computer’s own system may keep it until it is printed.
    </p>
    <h3>The desktop app</h3>
    <p>
      Your prayers, drafts, settings and backups of the journal stay on the computer, sealed with a key that the system
      keeps where it has a place for keys. They are also sent to your account, as in a browser. The app talks to this
      server alone.
      {platform.kind === 'desktop' ? ' It' : ' It also'} looks for updates, if whoever packed it gave it an address for
      that, and fetches them from there.
    </p>
  </>
);
