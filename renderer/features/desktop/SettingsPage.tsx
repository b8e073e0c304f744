import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import brand from '../../../content/generated/brand.json';
import type { DesktopSettings } from '../../../core/bridge/settings.ts';
import { bridge } from '../../platform/desktop/bridge.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import page from '../../ui/layout/page.module.css';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { Loading } from '../../ui/feedback/Skeleton.tsx';
import { ComputerSection } from './ComputerSection.tsx';
import { JournalSection } from './journal/JournalSection.tsx';
import { KioskSection } from './KioskSection.tsx';
import { ServerSection } from './ServerSection.tsx';

/** What a person chooses for the desktop app on this computer. */
export const SettingsPage = () => {
  usePageHead(`Settings · ${brand.name}`);
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
    <div className={page.page}>
      <h1 tabIndex={-1} className={page.title}>
        Settings
      </h1>
      {failed && (
        <Notice tone="bad">The settings could not be read. Please close {brand.name} and open it again.</Notice>
      )}
      {!settings && !failed && <Loading lines={[35, 100, 90, 60]} />}
      {settings && (
        <>
          <ComputerSection settings={settings} onChange={setSettings} />
          <JournalSection />
          <ServerSection server={settings.server} />
          <KioskSection />
          <p className={page.soft}>
            {brand.name} {bridge().version} · <a href="/licenses.txt">Licences</a>
          </p>
        </>
      )}
    </div>
  );
};
