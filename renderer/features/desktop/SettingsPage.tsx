import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { DesktopSettings } from '../../../core/bridge/settings.ts';
import { bridge } from '../../platform/desktop/bridge.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { ComputerSection } from './ComputerSection.tsx';
import { JournalSection } from './journal/JournalSection.tsx';
import { ServerSection } from './server/ServerSection.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ConfirmModal } from '../../ui/feedback/ConfirmModal.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { DisplaySettings } from '../display/index.ts';
import { useSite } from '../site/index.ts';
import layout from '../../ui/layout/layout.module.css';

/** What a person chooses for the desktop app on this computer. */
export const SettingsPage = () => {
  const { name } = useSite();
  usePageHead(`Settings · ${name}`);
  const [settings, setSettings] = useState<DesktopSettings | null>(null);
  const [failed, setFailed] = useState(false);
  const { hash, key } = useLocation();

  useEffect(() => {
    bridge()
      .settings.read()
      .then(setSettings, () => setFailed(true));
  }, []);

  const ready = settings !== null;
  // "Restore journal…" in the menu leads to a part of the page, and so does the question for the server's address.
  useEffect(() => {
    const part = ready && (hash === '#backups' || hash === '#server') && document.getElementById(hash.slice(1));
    if (!part) return;
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  }, [ready, hash, key]);

  return (
    <div className={layout.page}>
      <h1 tabIndex={-1}>Settings</h1>
      {failed && <Notice tone="bad">The settings could not be read. Please close {name} and open it again.</Notice>}
      {!settings && !failed && <Loading lines={[35, 100, 90, 60]} />}
      {settings && (
        <>
          <ComputerSection settings={settings} onChange={setSettings} />
          <Section title="Display">
            <DisplaySettings />
          </Section>
          <JournalSection />
          <ServerSection server={settings.server} />
          <KioskSection />
          <p className={layout.soft}>
            {name} {bridge().version} · <Link to="/licences">Licences</Link>
          </p>
        </>
      )}
    </div>
  );
};

/** Makes this computer a screen for a church's lobby. */
const KioskSection = () => {
  const { name } = useSite();
  const [asked, setAsked] = useState(false);
  return (
    <Section title="Kiosk">
      <p>A screen for a lobby: people ask without an account, and everything is wiped between two of them.</p>
      <Button className={layout.start} onClick={() => setAsked(true)}>
        Set up as a kiosk
      </Button>
      {asked && (
        <ConfirmModal
          title="Make this computer a kiosk?"
          confirm="Set up as a kiosk"
          confirming="Starting..."
          kind="primary"
          onConfirm={async () => {
            await bridge().kiosk.start();
          }}
          failed={() => 'That did not work. Please close the app and open it again.'}
          onClose={() => setAsked(false)}
        >
          <p>
            {name} closes and opens again over the whole screen, and asks you for a staff PIN. Your journal stays as it
            is; a kiosk shows nothing of it.
          </p>
        </ConfirmModal>
      )}
    </Section>
  );
};
